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
import type { Attendee } from '../../data/attendee/attendee.queries';
import { editableRow, salesRow } from '../../data/organizer/organizer-event.fixtures';
import texts from '../../locales/zh-TW.json';
import { PublishedEventScreen } from './published-event.screen';

const attendee: Attendee = {
  id: 'r1',
  registrationNo: 'R-1',
  name: '林芷晴',
  email: 'fan@example.test',
  phone: '0912***678',
  ticketTypeId: 't-1',
  ticketTypeName: '親友票',
  quantity: 1,
  amount: 0,
  status: 'pending',
  awaits: 'approval',
  answers: [],
  notes: null,
  adminNotes: null,
  registeredAt: '2026-12-01T12:00:00+08:00',
  cancelledAt: null,
  cancelReason: null,
  tickets: [],
};

function renderEvent(functions: FakeFunctions, view = '') {
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    event_for_editing: () => ({ data: editableRow({ status: 'approved' }) }),
    event_sales: () => ({ data: salesRow() }),
    event_attendees: () => ({ data: { items: [attendee], total: 1, page: 1, pageSize: 20 } }),
    ...functions,
  });
  renderInShell(<PublishedEventScreen />, {
    at: `/events-published/e1${view}`,
    path: '/events-published/:id',
    texts: { events: texts },
    services: { backend, toasts, session: createFakeSession(createFakeAccount()) },
  });
  return toasts;
}

test('the sales are drawn and said', async () => {
  renderEvent({});
  expect(await screen.findByText('NT$2,400')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /合計 2 張，最多的一天是 12\/01/ })).toBeInTheDocument();
});

test('an objection of the host stands above the event, with its reason', async () => {
  renderEvent({
    event_for_editing: () => ({
      data: editableRow({
        status: 'approved',
        venue: { id: 'v1', name: '光點咖啡' },
        venueAnswer: { stand: 'objected', reason: '當天場地整修', at: '2026-12-01T00:00:00Z' },
      }),
    }),
  });
  expect(await screen.findByText('「光點咖啡」不同意在這裡舉辦')).toBeInTheDocument();
  expect(screen.getByText(/當天場地整修/)).toBeInTheDocument();
});

test('a refusal needs a reason, which goes along', async () => {
  const user = userEvent.setup();
  const decide = jest.fn(() => ({ data: { status: 'cancelled', orderId: null } }));
  const toasts = renderEvent({ decide_registration: decide }, '?view=attendees');
  await user.click(await screen.findByRole('button', { name: '婉拒 林芷晴 的報名' }));
  const dialog = within(screen.getByRole('dialog', { name: '婉拒報名' }));
  await user.click(dialog.getByRole('button', { name: '婉拒報名' }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('請填寫原因。');
  expect(decide).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox'), '名額已滿');
  await user.click(dialog.getByRole('button', { name: '婉拒報名' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已婉拒 林芷晴 的報名']));
  expect(decide).toHaveBeenCalledWith({
    p_registration_id: 'r1',
    p_approve: false,
    p_reason: '名額已滿',
  });
});

test('many are agreed to at once, and who gave up meanwhile is said', async () => {
  const user = userEvent.setup();
  const decide = jest.fn(() => ({
    data: { decided: ['r1'], skipped: [{ id: 'r2', code: 'INVALID_STATE' }] },
  }));
  const items = [
    attendee,
    { ...attendee, id: 'r2', name: '陳以柔' },
    { ...attendee, id: 'r3', name: '王若寧', status: 'confirmed' as const, awaits: null },
  ];
  const toasts = renderEvent(
    {
      decide_registrations: decide,
      event_attendees: () => ({ data: { items, total: 3, page: 1, pageSize: 20 } }),
    },
    '?view=attendees',
  );
  const all = await screen.findByRole('checkbox', { name: '全選本頁等你確認的 2 筆' });
  expect(screen.queryByRole('checkbox', { name: '選取 王若寧 的報名' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '同意 0 筆' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '選取 陳以柔 的報名' }));
  expect(screen.getByRole('button', { name: '同意 1 筆' })).toBeEnabled();
  await user.click(all);
  await user.click(screen.getByRole('button', { name: '同意 2 筆' }));
  await waitFor(() =>
    expect(toasts.messages).toEqual(['已同意 1 筆報名，另有 1 筆已取消或已處理']),
  );
  expect(decide).toHaveBeenCalledWith({
    p_event_id: 'e1',
    p_registration_ids: ['r1', 'r2'],
    p_approve: true,
    p_reason: null,
  });
});

test('a group of which some are inside says how many', async () => {
  const ticket = { ticketNo: 'T-1', holderName: '林芷晴', checkedInAt: null };
  const tickets = [
    { ...ticket, id: 't1', status: 'checked_in' as const },
    { ...ticket, id: 't2', status: 'valid' as const },
    { ...ticket, id: 't3', status: 'refunded' as const },
  ];
  const items = [{ ...attendee, status: 'confirmed' as const, awaits: null, tickets }];
  renderEvent(
    { event_attendees: () => ({ data: { items, total: 1, page: 1, pageSize: 20 } }) },
    '?view=attendees',
  );
  expect(await screen.findByText('已入場 1 / 2')).toBeInTheDocument();
});

test('what somebody asked is answered, and what everybody was told stands below', async () => {
  const user = userEvent.setup();
  const answered = {
    id: 'm1',
    number: 'M-ABCD2345',
    name: '陳以柔',
    body: '有置物櫃嗎？',
    status: 'open',
    answer: null,
    createdAt: '2026-12-20T10:00:00+08:00',
    settledAt: null,
    isAttendee: true,
  };
  const answer = jest.fn(() => ({
    data: { ...answered, status: 'answered', answer: '有' },
  }));
  const toasts = renderEvent(
    {
      answer_event_message: answer,
      event_inbox: () => ({
        data: {
          items: [answered],
          open: 1,
          told: [
            { id: 'n1', body: '側門入場', recipients: 40, createdAt: '2026-12-21T10:00:00+08:00' },
          ],
          total: 1,
          page: 1,
          pageSize: 20,
        },
      }),
    },
    '?view=messages',
  );
  expect(await screen.findByText('有置物櫃嗎？')).toBeInTheDocument();
  expect(screen.getByText('共 1 則訊息・1 則待回覆')).toBeInTheDocument();
  expect(screen.getByText(/通知 40 人/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '回覆 陳以柔' }));
  const dialog = within(screen.getByRole('dialog', { name: '回覆 陳以柔' }));
  await user.click(dialog.getByRole('button', { name: '送出回覆' }));
  expect(answer).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox'), '有，投幣式');
  await user.click(dialog.getByRole('button', { name: '送出回覆' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已回覆 陳以柔']));
  expect(answer).toHaveBeenCalledWith({ p_message_id: 'm1', p_answer: '有，投幣式' });
});

test('the answers to the event’s questions are on the sheet of whoever gave them', async () => {
  const user = userEvent.setup();
  const answers: Attendee['answers'] = [
    { questionId: 'q-size', kind: 'one_of', label: '衣服尺寸', value: 'M' },
    { questionId: 'q-days', kind: 'many_of', label: '會來的日子', value: ['六', '日'] },
    { questionId: 'q-photo', kind: 'consent', label: '同意現場拍攝', value: true },
  ];
  const items = [{ ...attendee, answers }];
  renderEvent(
    { event_attendees: () => ({ data: { items, total: 1, page: 1, pageSize: 20 } }) },
    '?view=attendees',
  );
  expect(await screen.findByText(/衣服尺寸：M・會來的日子：六、日/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^林芷晴/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '林芷晴' }));
  expect(sheet.getByText('衣服尺寸').nextSibling).toHaveTextContent('M');
  expect(sheet.getByText('會來的日子').nextSibling).toHaveTextContent('六、日');
  expect(sheet.getByText('同意現場拍攝').nextSibling).toHaveTextContent('同意');
});

test('calling off says what follows and is agreed to twice', async () => {
  const user = userEvent.setup();
  const cancel = jest.fn(() => ({ data: { id: 'e1', status: 'cancelled', version: 4 } }));
  renderEvent({
    cancel_event: cancel,
    preview_event_cancellation: () => ({
      data: {
        version: 3,
        people: 2,
        told: [
          {
            kind: 'event.cancelled',
            standing: 'holder',
            people: 2,
            mails: 2,
            amount: null,
            sample: {
              kind: 'event.cancelled',
              params: { event: '海邊的第一場', reason: '…', standing: 'holder' },
              link: '/events/e1',
              is_essential: true,
            },
          },
        ],
      },
    }),
  });
  await screen.findByText('NT$2,400');
  await user.click(screen.getByRole('button', { name: /^取消活動/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '取消活動' }));
  expect(dialog.getByText('2 張已售出的票券立即失效')).toBeInTheDocument();
  expect(dialog.getByText(/共 NT\$2,400/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), '場地漏水');
  await user.click(dialog.getByRole('button', { name: '取消活動' }));
  expect(cancel).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: '取消活動' }));
  await waitFor(() =>
    expect(cancel).toHaveBeenCalledWith({ p_event_id: 'e1', p_reason: '場地漏水', p_version: 3 }),
  );
});

test('an event of somebody else is not there', async () => {
  renderEvent({ event_for_editing: () => ({ code: 'NOT_FOUND', status: 404 }) });
  expect(await screen.findByText('找不到這場活動')).toBeInTheDocument();
});

test('what people said who were there is read without their names', async () => {
  const review = {
    eventId: 'e1',
    rating: 4,
    body: '音場很好',
    author: '林**',
    createdAt: '2026-12-27T10:00:00+08:00',
    updatedAt: '2026-12-27T10:00:00+08:00',
  };
  renderEvent(
    {
      event_reviews: () => ({
        data: { items: [review], total: 1, average: 4, page: 1, pageSize: 12 },
      }),
    },
    '?view=reviews',
  );
  expect(await screen.findByText('音場很好')).toBeInTheDocument();
  expect(screen.getByText('共 1 則心得・平均 4 分')).toBeInTheDocument();
  expect(screen.getByText(/^林\*\*・/)).toBeInTheDocument();
});
