import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaign } from '../../data/campaign/campaign.fixture';
import type { Campaign } from '../../data/campaign/campaign.schema';
import texts from '../../locales/zh-TW.json';
import { CampaignScreen } from './campaign.screen';

function renderCampaign(found: Campaign | null, functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  const { id } = campaign();
  renderInShell(<CampaignScreen />, {
    at: `/birthday/campaigns/${id}`,
    path: '/birthday/campaigns/:id',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({ get_campaign: () => ({ data: found }), ...functions }),
    },
  });
  return toasts;
}

test('the sums are those of the server, and milestones say which are reached', async () => {
  renderCampaign(campaign({ pledgedTotal: 45_000, status: 'succeeded' }));
  expect(await screen.findByText('NT$45,000')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: '里程碑' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('NT$42,000：集資成立，參與者開始付款已解鎖');
  expect(steps[1]).toHaveTextContent(/^NT\$50,000：加做一台公車$/);
});

test('who takes part can change the amount, or take it back after a question', async () => {
  const pledge = jest.fn((_args: Record<string, unknown>) => ({
    data: { campaignId: 'c', pledgedTotal: 0, amount: 0, orderId: null },
  }));
  const toasts = renderCampaign(
    campaign({ myPledge: { amount: 500, status: 'pledged', orderId: null } }),
    { pledge },
  );
  expect(await screen.findByText('你參與了 NT$500，達標後七天內付款')).toBeVisible();
  expect(screen.getByRole('button', { name: /^更改金額/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '收回參與' }));
  expect(pledge).not.toHaveBeenCalled();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '收回參與' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已收回參與']));
  expect(pledge).toHaveBeenCalledWith({ p_campaign_id: campaign().id, p_amount: 0 });
});

test('once the goal is met the own part is paid as an order', async () => {
  renderCampaign(
    campaign({
      status: 'succeeded',
      myPledge: { amount: 500, status: 'pledged', orderId: 'order-1' },
    }),
  );
  expect(await screen.findByRole('link', { name: '前往付款' })).toHaveAttribute(
    'href',
    '/purchase-history/order-1',
  );
  expect(screen.queryByRole('button', { name: '收回參與' })).toBeNull();
});

test('receipts add up in public, and nobody spends more than came', async () => {
  const add = jest.fn((_args: Record<string, unknown>) => ({ data: { id: 'r2' } }));
  const toasts = renderCampaign(
    campaign({
      status: 'succeeded',
      isMine: true,
      paidTotal: 42_000,
      receipts: [
        { id: 'r1', title: '燈箱租金', amount: 30_000, fileUrl: null, paidOn: '2026-11-01' },
      ],
    }),
    { add_campaign_receipt: add },
  );
  expect(await screen.findByText('已支出 NT$30,000・剩餘 NT$12,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '新增收據' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增收據' }));
  await userEvent.type(dialog.getByLabelText(/^項目名稱/), '輸出');
  await userEvent.type(dialog.getByLabelText(/^金額/), '12001');
  await userEvent.click(dialog.getByRole('button', { name: '新增收據' }));
  expect(await dialog.findByText('請填 0 到 12000 之間的整數')).toBeVisible();
  expect(add).not.toHaveBeenCalled();
  await userEvent.clear(dialog.getByLabelText(/^金額/));
  await userEvent.type(dialog.getByLabelText(/^金額/), '12000');
  await userEvent.click(dialog.getByRole('button', { name: '新增收據' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已公開收據']));
});

test('its owner calls it off with a reason that everybody reads', async () => {
  const cancel = jest.fn((_args: Record<string, unknown>) => ({ data: { id: campaign().id } }));
  renderCampaign(campaign({ isMine: true }), { cancel_campaign: cancel });
  await userEvent.click(await screen.findByRole('button', { name: '取消集資' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '取消集資' }));
  expect(await dialog.findByText('請填寫取消的原因，參與者會看到。')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^原因/), '版位取消');
  await userEvent.click(dialog.getByRole('button', { name: '取消集資' }));
  await waitFor(() =>
    expect(cancel).toHaveBeenCalledWith({ p_id: campaign().id, p_reason: '版位取消' }),
  );
});

test('what is not public leads to what is', async () => {
  renderCampaign(null);
  expect(await screen.findByRole('heading', { name: '找不到這個應援集資' })).toBeVisible();
});
