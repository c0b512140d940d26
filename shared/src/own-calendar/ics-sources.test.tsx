import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarSource } from '../booking/own-calendar.schema';
import { IcsSources } from './ics-sources';

const of = { type: 'venue', id: 'v1' } as const;
const source = (overrides: Partial<CalendarSource> = {}): CalendarSource => ({
  id: 's1',
  host: 'calendar.google.com',
  readAt: new Date().toISOString(),
  fault: null,
  entries: 12,
  unclear: 0,
  unread: 0,
  clashes: [],
  ...overrides,
});

function renderSources(
  sources: CalendarSource[],
  functions: Record<string, (args: Record<string, unknown>) => FakeAnswer> = {},
) {
  const toasts = createFakeToasts();
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ ok: true, status: 200 } as Response);
  renderInShell(<IcsSources of={of} sources={sources} />, {
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend(functions),
    },
  });
  return { toasts, asked };
}
afterEach(() => jest.restoreAllMocks());

test('an address is subscribed to and read at once', async () => {
  const user = userEvent.setup();
  const add = jest.fn((_args: object) => ({ data: { id: 's1', host: 'calendar.google.com' } }));
  const { toasts, asked } = renderSources([], { add_calendar_source: add });
  await user.click(screen.getByRole('button', { name: '訂閱' }));
  expect(await screen.findByText(/^請貼上 https/)).toBeVisible();
  const field = screen.getByLabelText(/^行事曆網址/);
  await user.type(field, 'https://calendar.google.com/a.ics');
  await user.click(screen.getByRole('button', { name: '訂閱' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已訂閱 calendar.google.com']));
  expect(add).toHaveBeenCalledWith({
    p_type: 'venue',
    p_id: 'v1',
    p_url: 'https://calendar.google.com/a.ics',
  });
  expect(asked).toHaveBeenCalledWith(
    expect.stringMatching(/\/functions\/v1\/calendars\/refresh$/),
    expect.objectContaining({ method: 'POST', body: '{"id":"s1"}' }),
  );
  expect(field).toHaveValue('');
});

test('an address that cannot be used is said beside its field, which keeps it', async () => {
  const user = userEvent.setup();
  renderSources([], {
    add_calendar_source: () => ({ code: 'INVALID_INPUT', hint: 'url', status: 400 }),
  });
  const field = screen.getByLabelText(/^行事曆網址/);
  await user.type(field, 'https://localhost/a.ics');
  await user.click(screen.getByRole('button', { name: '訂閱' }));
  expect(await screen.findByText(/^這個網址不能使用/)).toBeVisible();
  expect(field).toHaveValue('https://localhost/a.ics');
});

test('each calendar says what came of it: how much, why not, and what clashes', () => {
  const clash = {
    title: '店內活動',
    startAt: '2026-12-26T06:00:00.000Z',
    endAt: '2026-12-26T10:00:00.000Z',
  };
  renderSources([
    source({ clashes: [clash], unclear: 2, unread: 3 }),
    source({ id: 's2', host: 'outlook.live.com', readAt: null, fault: 'unreachable' }),
  ]);
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => /\.com/.test(item.textContent));
  expect(first).toHaveTextContent('封鎖 12 筆');
  expect(first).toHaveTextContent('另有 2 筆時區不明');
  expect(first).toHaveTextContent('另有 3 筆看不懂內容');
  expect(first).toHaveTextContent('1 筆和預訂重疊，兩邊都保留');
  expect(first).toHaveTextContent('2026/12/26(六) 14:00–18:00 店內活動');
  expect(second).toHaveTextContent('還沒有讀取成功');
  expect(second).toHaveTextContent('連不到這個網址');
});

test('one that is not wanted any more is removed after a question', async () => {
  const user = userEvent.setup();
  const remove = jest.fn((_args: object) => ({ data: { id: 's1' } }));
  const { toasts } = renderSources([source()], { remove_calendar_source: remove });
  await user.click(screen.getByRole('button', { name: '移除 calendar.google.com' }));
  const question = screen.getByRole('alertdialog', { name: '移除 calendar.google.com 的訂閱？' });
  await user.click(within(question).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已移除訂閱']));
  expect(remove).toHaveBeenCalledWith({ p_source_id: 's1' });
});
