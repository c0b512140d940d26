import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { performerDetail } from '../../data/performer/performer.fixture';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import texts from '../../locales/zh-TW.json';
import { InviteScreen } from './invite.screen';

const { id } = performerDetail();

beforeEach(() => localStorage.clear());

function renderInvite(
  performer: PerformerDetail | null,
  functions: FakeFunctions = {},
  search = '',
) {
  return renderInShell(<InviteScreen />, {
    at: `/performers/${id}/invite${search}`,
    path: '/performers/:id/invite',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount({ phone: '0912345678' })),
      backend: createFakeBackend({
        get_performer: () => ({ data: performer }),
        get_free_time: () => ({
          data: {
            from: '2199-01-31',
            to: '2199-02-01',
            slotMinutes: 30,
            minMinutes: 60,
            earliestStart: null,
            latestStart: null,
            opening: [],
            free: [{ startAt: '2199-01-31T14:00:00+08:00', endAt: '2199-01-31T22:00:00+08:00' }],
          },
        }),
        ...functions,
      }),
    },
  });
}

const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

test('a day says which of its hours are free, and an end before the start is refused here', async () => {
  const user = userEvent.setup();
  const request = jest.fn();
  renderInvite(performerDetail(), { request_performance: request });
  expect(await screen.findByRole('heading', { level: 1, name: '邀請 林予曦 演出' })).toBeVisible();
  expect(screen.getByRole('link', { name: '還沒有場地？找兩邊都有空的場地' })).toHaveAttribute(
    'href',
    `/book-venue/together?venues=&performers=${performerDetail().id}`,
  );
  set('日期', '2199-01-31');
  expect(await screen.findByText('這天有空的時段：14:00–22:00')).toBeVisible();
  set('開始', '20:00');
  set('結束', '18:00');
  await user.click(screen.getByRole('button', { name: '送出邀請' }));
  expect(await screen.findByText('結束時間要晚於開始時間。')).toBeVisible();
  expect(screen.getByText('請選擇場合。')).toBeVisible();
  expect(request).not.toHaveBeenCalled();
});

test('what was typed is sent as moments in Taiwan and numbers', async () => {
  const user = userEvent.setup();
  const request = jest.fn((_args: object) => ({ code: 'SLOT_TAKEN' as const, status: 409 }));
  renderInvite(performerDetail(), { request_performance: request });
  await screen.findByRole('heading', { level: 1 });
  set('日期', '2199-01-31');
  set('開始', '18:00');
  set('結束', '20:00');
  await user.selectOptions(screen.getByRole('combobox', { name: /場合/ }), 'birthday');
  await user.type(screen.getByRole('textbox', { name: /地點/ }), '木日咖啡');
  await user.type(screen.getByRole('textbox', { name: /預算上限/ }), '30000');
  await user.click(screen.getByRole('button', { name: '送出邀請' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(request.mock.calls[0]?.[0]).toMatchObject({
    p_performer_id: id,
    p_start_at: '2199-01-31T10:00:00.000Z',
    p_end_at: '2199-01-31T12:00:00.000Z',
    p_performance_type: '生日應援',
    p_location: '木日咖啡',
    p_budget_min: null,
    p_budget_max: 30_000,
    p_contact_phone: '0912345678',
  });
  // Refused: nobody types it again.
  expect(screen.getByRole('textbox', { name: /地點/ })).toHaveValue('木日咖啡');
});

test('who has not claimed their page cannot be invited', async () => {
  renderInvite(performerDetail({ ownerId: null }));
  expect(await screen.findByRole('heading', { name: '目前無法邀請這位表演者' })).toBeVisible();
});

test('hours that the performer named instead are filled in', async () => {
  renderInvite(performerDetail(), {}, '?from=2199-01-31T10:00:00Z&to=2199-01-31T12:30:00Z');
  expect(await screen.findByLabelText(/^日期/)).toHaveValue('2199-01-31');
  expect(screen.getByLabelText(/^開始/)).toHaveValue('18:00');
  expect(screen.getByLabelText(/^結束/)).toHaveValue('20:30');
});

test('an address that names no hours fills in none', async () => {
  renderInvite(performerDetail(), {}, '?from=soon&to=2199-01-31T12:30:00Z');
  expect(await screen.findByLabelText(/^日期/)).toHaveValue('');
  expect(screen.getByLabelText(/^結束/)).toHaveValue('');
});
