import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onClosedDay, ownHoursRow } from '../../data/event/event.fixtures';
import type { GateDuty } from '../../data/event-gates/event-gates.queries';
import texts from '../../locales/zh-TW.json';
import { GateDutyScreen } from './gate-duty.screen';

const duty = (n: number, status: GateDuty['status'], invitation: string | null): GateDuty => ({
  invitationId: invitation,
  status,
  event: {
    id: `e${n}`,
    title: `第 ${n} 場`,
    date: '2099-12-26',
    time: '19:00',
    startsAt: '2099-12-26T19:00:00+08:00',
    endsAt: '2099-12-26T22:00:00+08:00',
    location: '月台酒吧',
    phase: 'upcoming',
  },
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function renderDuty(
  list: GateDuty[],
  functions: FakeFunctions = {},
  search = '',
  account = createFakeAccount(),
) {
  const toasts = createFakeToasts();
  renderInShell(<GateDutyScreen />, {
    at: `/event-staff${search}`,
    path: '/event-staff',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ my_gate_events: () => ({ data: list }), ...functions }),
      toasts,
      session: createFakeSession(account),
    },
  });
  return toasts;
}

test('an exhibition that is on says until when', async () => {
  const own = duty(1, 'active', null);
  const event = { ...own.event, date: '2020-01-01', endsAt: '2099-12-14T18:00:00+08:00' };
  renderDuty([{ ...own, event }]);
  expect(await screen.findByText('展期中・至 2099/12/14(一)')).toBeInTheDocument();
});

test('an exhibition with hours of its own says whether it is open today', async () => {
  jest.useFakeTimers({ now: onClosedDay.now, advanceTimers: true });
  const own = duty(1, 'active', null);
  renderDuty([{ ...own, event: { ...own.event, ...ownHoursRow() } }]);
  expect(await screen.findByText(onClosedDay.hours)).toBeInTheDocument();
  expect(screen.getByText(onClosedDay.when)).toBeInTheDocument();
});

test('invitations come first and are accepted; own events and those one is gate staff at lead to the gate', async () => {
  const user = userEvent.setup();
  const accept = jest.fn(() => ({ data: { eventId: 'e2', status: 'active' } }));
  const list = [duty(1, 'active', null), duty(3, 'active', 's3'), duty(2, 'invited', 's2')];
  const toasts = renderDuty(list, { accept_staff_invitation: accept });
  const titles = (await screen.findAllByRole('article')).map(
    (card) => within(card).getByRole('heading').textContent,
  );
  expect(titles).toEqual(['第 2 場', '第 1 場', '第 3 場']);
  expect(screen.getByRole('link', { name: '開始驗 第 1 場 的票' })).toHaveAttribute(
    'href',
    '/events-published/e1/check-in',
  );
  expect(screen.queryByRole('button', { name: '退出 第 1 場 的驗票' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '接受邀請' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已接受邀請，可以開始驗票了']));
  expect(accept).toHaveBeenCalledWith({ p_invitation_id: 's2' });
});

test('gate staff may leave, after a question', async () => {
  const user = userEvent.setup();
  const remove = jest.fn(() => ({ data: { status: 'removed' } }));
  const toasts = renderDuty([duty(3, 'active', 's3')], { remove_staff: remove });
  await user.click(await screen.findByRole('button', { name: '退出 第 3 場 的驗票' }));
  await user.click(
    within(screen.getByRole('alertdialog', { name: '退出驗票' })).getByRole('button', {
      name: '退出',
    }),
  );
  await waitFor(() => expect(toasts.messages).toEqual(['已退出驗票']));
  expect(remove).toHaveBeenCalledWith({ p_staff_id: 's3' });
});

test('a link that is for somebody else says whose account this is', async () => {
  renderDuty([], {}, '?invitation=s9');
  expect(await screen.findByText('這個帳號沒有這個邀請')).toBeInTheDocument();
  expect(screen.getByText('目前沒有需要你驗票的活動')).toBeInTheDocument();
});

test('without network it shows where one scans as the device knows it, and changes nothing', async () => {
  const list = [duty(3, 'active', 's3'), duty(2, 'invited', 's2')];
  renderDuty(list);
  await screen.findByRole('button', { name: '退出 第 3 場 的驗票' });
  cleanup();
  renderDuty([], { my_gate_events: () => ({ code: 'OFFLINE', status: 0 }) });
  expect(screen.getByRole('link', { name: '開始驗 第 3 場 的票' })).toBeInTheDocument();
  expect(await screen.findByText('目前沒有網路連線')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '退出 第 3 場 的驗票' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '接受邀請' })).toBeDisabled();
});

test('an invitation to an address that is not proved says how to prove it, and not that there is none', async () => {
  renderDuty([], {}, '?invitation=i1', createFakeAccount({ isAddressProved: false }));
  expect(await screen.findByText('還沒有驗證電子郵件')).toBeVisible();
  expect(screen.getByRole('link', { name: '前往驗證' })).toHaveAttribute('href', '/settings#email');
  expect(screen.queryByText('這個帳號沒有這個邀請')).toBeNull();
});
