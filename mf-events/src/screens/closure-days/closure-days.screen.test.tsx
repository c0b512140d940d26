import {
  createFakeBackend,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { ClosureDaysScreen } from './closure-days.screen';

const closed = (n: number, change: Record<string, unknown> = {}) => ({
  event_id: `e${n}`,
  day: '2099-12-26',
  title: `第 ${n} 場`,
  city: 'hualien',
  date: '2099-12-26',
  starts_at: '2099-12-26T19:00:00+08:00',
  ends_at: '2099-12-26T22:00:00+08:00',
  status: 'approved',
  organizer_name: '海邊樂團',
  lasts_days: false,
  people: 120,
  decision: null,
  is_told: true,
  suggested_day: '2100-01-02',
  ...change,
});
const desk = (events: unknown[], isForAll = false) => ({
  is_for_all: isForAll,
  closures: [{ id: 'c1', city: 'hualien', day: '2099-12-26', may_withdraw: isForAll }],
  events,
});

function renderDesk(answer: unknown, functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<ClosureDaysScreen />, {
    at: '/closure-days',
    path: '/closure-days',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ closure_desk: () => ({ data: answer }), ...functions }),
      toasts,
    },
  });
  return toasts;
}
const card = async (n: number) =>
  within((await screen.findByRole('heading', { name: `第 ${n} 場` })).closest('article')!);

test('one press says that an event is held, and tells what came of it', async () => {
  const decide = jest.fn(() => ({ data: {} }));
  const toasts = renderDesk(desk([closed(1)]), { decide_closure: decide });
  await userEvent.click((await card(1)).getByRole('button', { name: '照常舉行' }));
  await waitFor(() => expect(toasts.messages).toEqual(['「第 1 場」照常舉行，已通知參加者']));
  expect(decide).toHaveBeenCalledWith({
    p_event_id: 'e1',
    p_day: '2099-12-26',
    p_decision: 'held',
  });
});

test('one press puts it off by a week', async () => {
  const decide = jest.fn(() => ({ data: {} }));
  renderDesk(desk([closed(1)]), { decide_closure: decide });
  const button = (await card(1)).getByRole('button', { name: '延期到 2100/01/02(六)' });
  await userEvent.click(button);
  await waitFor(() =>
    expect(decide).toHaveBeenCalledWith(
      expect.objectContaining({ p_decision: 'moved', p_new_day: '2100-01-02' }),
    ),
  );
});

test('calling off asks first, with how many it concerns', async () => {
  const decide = jest.fn(() => ({ data: {} }));
  renderDesk(desk([closed(1)]), { decide_closure: decide });
  await userEvent.click((await card(1)).getByRole('button', { name: '取消活動' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/120 位參加者會收到通知/)).toBeVisible();
  expect(decide).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: '取消活動' }));
  await waitFor(() =>
    expect(decide).toHaveBeenCalledWith(expect.objectContaining({ p_decision: 'cancelled' })),
  );
});

test('of what goes on for days the one day is closed', async () => {
  renderDesk(desk([closed(1, { lasts_days: true })]));
  const event = await card(1);
  expect(event.getByRole('button', { name: '當日休館' })).toBeVisible();
  expect(event.queryByRole('button', { name: /延期/ })).toBeNull();
});

test('what somebody else decided meanwhile is said, and nothing is lost', async () => {
  const toasts = renderDesk(desk([closed(1)]), {
    decide_closure: () => ({ code: 'INVALID_STATE', status: 409 }),
  });
  await userEvent.click((await card(1)).getByRole('button', { name: '照常舉行' }));
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect((await card(1)).getByRole('button', { name: '照常舉行' })).toBeEnabled();
});

test('what is decided offers nothing more', async () => {
  renderDesk(desk([closed(1, { decision: 'cancelled', status: 'cancelled' })]));
  const event = await card(1);
  expect(event.getByText('已取消')).toBeVisible();
  expect(event.queryByRole('button')).toBeNull();
});

test('cities are announced, and a choice without one is said', async () => {
  const announce = jest.fn(() => ({ data: { events: 3 } }));
  const toasts = renderDesk(desk([], true), { announce_closure: announce });
  const send = await screen.findByRole('button', { name: '宣布' });
  await userEvent.click(send);
  expect(await screen.findByText('請選擇至少一個城市')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '台東' }));
  await userEvent.click(screen.getByRole('button', { name: '花蓮' }));
  await userEvent.click(send);
  await waitFor(() => expect(toasts.messages).toEqual(['已宣布，3 場活動需要決定']));
  expect(announce).toHaveBeenCalledWith(
    expect.objectContaining({ p_cities: ['taitung', 'hualien'] }),
  );
});

test('only who announced it takes it back', async () => {
  const withdraw = jest.fn(() => ({ data: {} }));
  renderDesk(desk([], true), { withdraw_closure: withdraw });
  await userEvent.click(
    await screen.findByRole('button', { name: '收回花蓮 2099/12/26(六) 的宣布' }),
  );
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '收回' }),
  );
  await waitFor(() => expect(withdraw).toHaveBeenCalledWith({ p_id: 'c1' }));
});
