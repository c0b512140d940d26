import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { taipeiDay } from '@spotlight/shared/format';
import { addDays } from '@spotlight/shared/booking/hours';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaign, campaignCard } from '../../data/campaign/campaign.fixture';
import { performerDetail } from '../../data/performer/performer.fixture';
import texts from '../../locales/zh-TW.json';
import { CampaignFormScreen } from './campaign-form.screen';

function renderForm(search: string, functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<CampaignFormScreen />, {
    at: `/birthday/campaigns/new${search}`,
    path: '/birthday/campaigns/new',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        get_performer: () => ({ data: performerDetail() }),
        get_campaign: () => ({ data: campaign({ isMine: true, status: 'draft' }) }),
        ...functions,
      }),
    },
  });
  return toasts;
}

const put = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('for whom it is comes from the page that led here; the rest is asked for, and kept as a draft', async () => {
  const save = jest.fn((_args: Record<string, unknown>) => ({ data: campaignCard() }));
  const toasts = renderForm(`?artist=${performerDetail().id}`, { save_campaign: save });
  await userEvent.click(await screen.findByRole('button', { name: '送出審核' }));
  expect(await screen.findByText('請填名稱')).toBeVisible();
  expect(screen.getByText('請填 1,000 到 10,000,000 之間的整數')).toBeVisible();
  expect(save).not.toHaveBeenCalled();

  await put(/^名稱/, '燈箱兩週');
  await put(/^目標金額/, '42000');
  const endsOn = addDays(taipeiDay(), 30);
  await put(/^截止日/, endsOn);
  await userEvent.click(screen.getByRole('button', { name: '新增里程碑' }));
  await put(/^金額/, '50000');
  await put(/^解鎖內容/, '加做公車');
  await userEvent.click(screen.getByRole('button', { name: '儲存草稿' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已儲存草稿']));
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    p_artist_id: performerDetail().id,
    p_goal: 42_000,
    p_milestones: [{ amount: 50_000, unlocks: '加做公車' }],
    p_ends_at: `${endsOn}T23:59:00+08:00`,
    p_submit: false,
  });
});

test('one that is public already is not changed', async () => {
  renderForm(`?campaign=${campaign().id}`, {
    get_campaign: () => ({ data: campaign({ isMine: true, status: 'open' }) }),
  });
  expect(await screen.findByRole('heading', { name: '找不到這個草稿' })).toBeVisible();
});
