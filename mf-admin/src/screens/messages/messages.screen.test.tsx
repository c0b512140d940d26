import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { MessagesScreen } from './messages.screen';

const message = (overrides: Record<string, unknown> = {}) => ({
  id: 'm1',
  ticket_no: 'C-8K2M4P7Q',
  topic: '票券',
  name: '王小明',
  email: 'ming@example.test',
  body: '我的票券不見了',
  reference: null,
  status: 'open',
  answer: null,
  created_at: '2026-11-20T04:00:00Z',
  settled_at: null,
  settled_by_name: null,
  assigned_name: null,
  is_mine: false,
  ...overrides,
});

function renderRoom(search = '', one = message(), answer: FakeAnswer = { data: one }) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const record = (name: string) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    return answer;
  };
  const backend = createFakeBackend({
    admin_contact_messages: () => ({
      data: { items: [one], total: 1, is_total_least: false, page: 1, page_size: 20, open: 4 },
    }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    answer_contact_message: record('answer_contact_message'),
    reopen_contact_message: record('reopen_contact_message'),
    assign_contact_message: record('assign_contact_message'),
  });
  renderInShell(<MessagesScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(
        createFakeAccount({ id: 'a1', role: 'admin', adminRole: 'superadmin' }),
      ),
    },
    texts: { admin: texts },
    at: `/admin/messages${search}`,
    path: '/admin/messages',
  });
  return { made, toasts, user: userEvent.setup() };
}

// Comes when a row is opened; here it is there from the start.
beforeAll(() => import('./message-panel'));

it('lists what waits, and how much of it there is', async () => {
  renderRoom();
  expect(await screen.findByRole('row', { name: /C-8K2M4P7Q/ })).toHaveTextContent('還沒有人');
  expect(screen.getByText('4 則等待回覆')).toBeVisible();
});

it('answers by mail, and not without words', async () => {
  const { made, toasts, user } = renderRoom('?open=m1');
  const send = await screen.findByRole('button', { name: '寄出回覆' });
  await user.click(send);
  expect(await screen.findByText('請寫下回覆。')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^回覆/ }), '已經補寄。');
  await user.click(send);
  await waitFor(() => expect(toasts.messages).toContain('已寄出回覆'));
  expect(made).toEqual([
    ['answer_contact_message', { p_message_id: 'm1', p_answer: '已經補寄。' }],
  ]);
});

it('keeps the words when somebody else was faster', async () => {
  const { user } = renderRoom('?open=m1', message(), { code: 'INVALID_STATE', status: 409 });
  await user.type(await screen.findByRole('textbox', { name: /^回覆/ }), '慢了一步');
  await user.click(screen.getByRole('button', { name: '寄出回覆' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^回覆/ })).toHaveValue('慢了一步');
});

it('is taken on, and put aside without an answer', async () => {
  const { made, toasts, user } = renderRoom('?open=m1');
  await user.click(await screen.findByRole('button', { name: '由我負責' }));
  await user.click(screen.getByRole('button', { name: '不回覆，直接結案' }));
  await waitFor(() => expect(toasts.messages).toContain('已結案，沒有寄出回覆'));
  expect(made).toEqual([
    ['assign_contact_message', { p_message_id: 'm1', p_is_mine: true }],
    ['answer_contact_message', { p_message_id: 'm1', p_answer: null }],
  ]);
});

it('what was put aside can wait again', async () => {
  const closed = message({
    status: 'closed',
    settled_at: '2026-11-21T04:00:00Z',
    settled_by_name: '周怡君',
  });
  const { made, user } = renderRoom('?status=closed&open=m1', closed);
  await user.click(await screen.findByRole('button', { name: '重新處理' }));
  await waitFor(() => expect(made).toEqual([['reopen_contact_message', { p_message_id: 'm1' }]]));
});
