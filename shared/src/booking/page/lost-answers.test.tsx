import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { booking, bookingCard } from '../booking.fixture';
import type { Booking } from '../booking.schema';
import { BookingPage } from './booking-page';

const past = { startAt: '2020-12-26T05:00:00Z', endAt: '2020-12-26T10:00:00Z' };
const future = { startAt: '2099-12-26T05:00:00Z', endAt: '2099-12-26T10:00:00Z' };
const later = { startAt: '2099-12-27T05:00:00.000Z', endAt: '2099-12-27T10:00:00.000Z' };

const quote = {
  id: 'q1',
  number: 1,
  lines: [],
  total: 8000,
  deposit: 2400,
  validUntil: '2099-12-20T00:00:00Z',
  terms: null,
  status: 'sent' as const,
  createdAt: '2026-11-30T14:40:00Z',
};

const amendment = {
  id: 'a1',
  bookingId: 'b1',
  proposedBy: 'guest' as const,
  oldStartAt: future.startAt,
  oldEndAt: future.endAt,
  newStartAt: later.startAt,
  newEndAt: later.endAt,
  oldTotal: 8000,
  newTotal: 8000,
  priceDifference: 0,
  note: null,
  status: 'proposed' as const,
  validUntil: '2099-12-20T00:00:00Z',
};

const review = { rating: 5, body: '下次再來', visibleAt: '2099-01-01T00:00:00Z', reply: null };

interface Step {
  call: keyof FakeFunctions;
  before: Partial<Booking>;
  after: Partial<Booking>;
  answer: unknown;
  /** Opens what has to be opened, and fills it in. */
  begin: (user: UserEvent) => Promise<void>;
  /** The button that sends. */
  send: string;
  /** What the page shows once it has happened. */
  done: string | RegExp;
}

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const giveReason = async (user: UserEvent, button: string) => {
  await press(user, button);
  await user.type(within(screen.getByRole('dialog')).getByRole('textbox'), '當天整修');
};

const rate = async (user: UserEvent) => {
  await press(user, '撰寫評價');
  await user.click(screen.getByRole('radio', { name: '5 分' }));
  await user.type(screen.getByLabelText(/說說這次的經驗/), review.body);
};

const guest = { side: 'guest' as const, ...future };
const host = { side: 'host' as const, calendar: { takenBy: null, othersAsking: 0 }, ...future };
const over = { ...past, completedAt: new Date().toISOString(), status: 'completed' as const };

const steps: Record<string, Step> = {
  'a quote': {
    call: 'send_quote',
    before: host,
    after: { status: 'quoted', offerNo: 2, quotes: [quote] },
    answer: bookingCard({ status: 'quoted' }),
    begin: async (user) =>
      user.type((await screen.findAllByLabelText('單價（NT$）'))[0] as HTMLElement, '0'),
    send: '送出報價 NT$75,500',
    done: '已送出報價，等對方決定',
  },
  'a yes to the public price': {
    call: 'approve_booking',
    before: host,
    after: { status: 'awaiting_payment', calendar: null },
    answer: bookingCard({ status: 'awaiting_payment' }),
    begin: (user) => press(user, '照公開價接受 NT$8,000'),
    send: '照公開價接受 NT$8,000',
    done: '等待對方付訂金 NT$2,400',
  },
  'a no with other hours': {
    call: 'decline_booking',
    before: host,
    after: { status: 'declined', calendar: null, cancelReason: '當天整修' },
    answer: bookingCard({ status: 'declined' }),
    begin: async (user) => {
      await giveReason(user, '婉拒…');
      await user.click(await screen.findByRole('checkbox', { name: /12\/27/ }));
    },
    send: '婉拒這筆預訂',
    done: '你婉拒了這次申請',
  },
  'a yes to a quote': {
    call: 'accept_quote',
    before: { ...guest, status: 'quoted', quotes: [quote] },
    after: { status: 'awaiting_payment', quotes: [{ ...quote, status: 'accepted' }] },
    answer: bookingCard({ status: 'awaiting_payment' }),
    begin: (user) => press(user, '接受報價'),
    send: '接受報價',
    done: '請付訂金 NT$2,400',
  },
  'a no to a quote': {
    call: 'decline_quote',
    before: { ...guest, status: 'quoted', quotes: [quote] },
    after: { status: 'requested', quotes: [{ ...quote, status: 'declined' }] },
    answer: bookingCard(),
    begin: (user) => giveReason(user, '不接受'),
    send: '不接受',
    done: '等待對方回覆',
  },
  'the deposit that was found': {
    call: 'confirm_payment',
    before: { ...host, status: 'awaiting_payment', orderId: 'o1', orderStatus: 'payment_review' },
    after: { status: 'confirmed', orderStatus: 'paid' },
    answer: { id: 'o1', status: 'paid', total: 2400, payments: [] },
    begin: (user) => press(user, '確認收款'),
    send: '確認收款',
    done: '預訂已確認',
  },
  'other hours': {
    call: 'propose_amendment',
    before: { ...guest, status: 'confirmed' },
    after: { amendments: [amendment] },
    answer: amendment,
    begin: (user) => press(user, '提議改時間'),
    send: '送出提議',
    done: '等待對方回覆',
  },
  'a yes to other hours': {
    call: 'answer_amendment',
    before: { ...host, status: 'confirmed', amendments: [amendment] },
    after: { ...later, amendments: [{ ...amendment, status: 'accepted' }] },
    answer: { ...amendment, status: 'accepted' },
    begin: async () => void (await screen.findByRole('button', { name: '同意改時間' })),
    send: '同意改時間',
    done: /^提議改時間$/,
  },
  'that it took place': {
    call: 'complete_booking',
    before: { ...host, ...past, status: 'confirmed' },
    after: { ...over },
    answer: bookingCard({ status: 'completed' }),
    begin: (user) => press(user, '標記完成'),
    send: '標記完成',
    done: '這次活動已完成',
  },
  'that it is called off': {
    call: 'cancel_booking',
    before: { ...guest, status: 'confirmed', orderStatus: 'paid' },
    after: { status: 'cancelled', refundAmount: 2400 },
    answer: bookingCard({ status: 'cancelled' }),
    begin: (user) => giveReason(user, '取消預訂'),
    send: '取消預訂',
    done: '這筆預訂已取消',
  },
  "a host's review": {
    call: 'write_review',
    before: { ...host, ...over },
    after: { review },
    answer: { id: 'r1', visibleAt: review.visibleAt },
    begin: rate,
    send: '送出評價',
    done: '你的評價：5 分',
  },
  "a guest's review": {
    call: 'write_review',
    before: { ...guest, ...over },
    after: { review },
    answer: { id: 'r1', visibleAt: review.visibleAt },
    begin: rate,
    send: '送出評價',
    done: '你的評價：5 分',
  },
};

const lost = { code: 'OFFLINE' as const, status: 0 };

/** The page over a server that takes each step once, and whose network does what the test says. */
function renderStep(step: Step, network: (calls: number) => 'whole' | 'unsent' | 'unanswered') {
  let isDone = false;
  let isReadable = true;
  const take = jest.fn((_args: object): FakeAnswer => {
    const fault = network(take.mock.calls.length);
    if (fault === 'unsent') return lost;
    if (isDone) return { code: 'INVALID_STATE' };
    isDone = true;
    return fault === 'unanswered' ? lost : { data: step.answer };
  });
  const toasts = createFakeToasts();
  renderInShell(
    <BookingPage
      id="b1"
      crumbOf={() => ({ label: '預訂', to: '/bookings' })}
      againPathOf={() => '/again'}
    />,
    {
      services: {
        toasts,
        session: createFakeSession(createFakeAccount()),
        backend: createFakeBackend({
          get_booking: () =>
            isReadable ? { data: booking({ ...step.before, ...(isDone && step.after) }) } : lost,
          booking_thread: () => ({ data: { items: [] } }),
          booking_alternatives: () => ({ data: [later] }),
          get_order: () => ({
            data: { id: 'o1', status: 'payment_review', total: 2400, payments: [] },
          }),
          [step.call]: take,
        }),
      },
    },
  );
  return {
    take,
    toasts,
    cut: () => void (isReadable = false),
    mend: () => void (isReadable = true),
  };
}

/** Presses what sends, in its dialog where it has one. */
async function send(user: UserEvent, name: string) {
  await waitFor(() => expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0));
  await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
}

const isDone = (step: Step) =>
  typeof step.done === 'string'
    ? screen.findByRole('heading', { name: step.done })
    : screen.findByRole('button', { name: step.done });

test.each(Object.entries(steps))(
  '%s that never left stays as it was typed, and the same button sends it',
  async (_, step) => {
    const user = userEvent.setup({ delay: null });
    const { take, toasts } = renderStep(step, (calls) => (calls === 1 ? 'unsent' : 'whole'));
    await step.begin(user);
    await send(user, step.send);
    expect(await screen.findByRole('alert')).toHaveTextContent('連不上網路');
    await send(user, step.send);
    await isDone(step);
    expect(take).toHaveBeenCalledTimes(2);
    expect(take.mock.calls[1]).toEqual(take.mock.calls[0]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toasts.messages).toHaveLength(1);
  },
);

test.each(Object.entries(steps))(
  '%s whose answer was lost is seen to be done, and is not sent again',
  async (_, step) => {
    const user = userEvent.setup({ delay: null });
    const { take, toasts } = renderStep(step, () => 'unanswered');
    await step.begin(user);
    await send(user, step.send);
    await isDone(step);
    await waitFor(() => expect(toasts.messages).toHaveLength(1));
    expect(toasts.messages[0]).toContain('剛才沒收到回覆');
    expect(take).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test.each(Object.entries(steps))(
  '%s is sent once more where nothing could be read either, and is found to be done',
  async (_, step) => {
    const user = userEvent.setup({ delay: null });
    const { toasts, cut, mend } = renderStep(step, () => 'unanswered');
    await step.begin(user);
    cut();
    await send(user, step.send);
    expect(await screen.findByRole('alert')).toHaveTextContent('連不上網路');
    mend();
    await send(user, step.send);
    await isDone(step);
    await waitFor(() => expect(toasts.messages).toHaveLength(1));
    expect(toasts.messages[0]).toContain('剛才沒收到回覆');
  },
);
