import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import type { Order } from '@spotlight/shared/orders/schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventDetailRow, onClosedDay, ownHoursRow } from '../../data/event/event.fixtures';
import { ORDER_ID, orderRow, paymentRow } from '@spotlight/shared/orders/fixture';
import texts from '../../locales/zh-TW.json';
import { OrderScreen } from './order.screen';

const session = createFakeSession(createFakeAccount());

function renderOrder(order: Order | null, functions: FakeFunctions = {}) {
  jest.useFakeTimers({ now: Date.parse('2026-12-04T21:00:01+08:00'), advanceTimers: true });
  const toasts = createFakeToasts();
  const backend = createFakeBackend({
    get_order: () => (order ? { data: order } : { code: 'NOT_FOUND', status: 404 }),
    ...functions,
  });
  return {
    toasts,
    ...renderInShell(<OrderScreen />, {
      at: `/purchase-history/${ORDER_ID}`,
      path: '/purchase-history/:id',
      texts: { events: texts },
      services: { backend, session, toasts },
    }),
  };
}
const userWithTimers = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

afterEach(() => jest.useRealTimers());

test('a new order counts down, says what it is, and asks how to pay', async () => {
  renderOrder(orderRow());
  expect(await screen.findByRole('heading', { level: 1, name: '結帳' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('14:59');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('14:58');
  const items = screen.getByRole('region', { name: '購買明細' });
  expect(items).toHaveTextContent('NT$1,500 × 1');
  expect(items).toHaveTextContent('NT$5,100');
});

test('tickets say which event they are for, when and where', async () => {
  renderOrder(orderRow(), { get_event: () => ({ data: eventDetailRow() }) });
  const event = within(await screen.findByRole('region', { name: '活動' }));
  expect(event.getByText('2026/12/26(六) 22:00')).toBeInTheDocument();
  expect(event.getByText('台北・月台酒吧')).toBeInTheDocument();
  expect(event.getByRole('link', { name: /午夜迪斯可/ })).toHaveAttribute('href', '/events/e1');
});

test('tickets of an exhibition with hours of its own say whether it is open today', async () => {
  renderOrder(orderRow(), { get_event: () => ({ data: eventDetailRow(ownHoursRow()) }) });
  jest.setSystemTime(onClosedDay.now);
  const event = within(await screen.findByRole('region', { name: '活動' }));
  expect(await event.findByText(onClosedDay.hours)).toBeInTheDocument();
  expect(event.getByText(onClosedDay.when)).toBeInTheDocument();
});

test('an order is whole when its event cannot be read', async () => {
  renderOrder(orderRow(), { get_event: () => ({ data: null }) });
  expect(await screen.findByRole('region', { name: '訂購資料' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '活動' })).not.toBeInTheDocument();
});

test('goods say in which store they can be fetched', async () => {
  const delivery = { method: 'cvs', recipient: '林芷晴', phone: '0912345678', address: '信義門市' };
  renderOrder(orderRow({ kind: 'product', delivery } as Partial<Order>));
  const details = within(await screen.findByRole('region', { name: '訂購資料' }));
  expect(details.getByText('取貨門市')).toBeVisible();
  expect(details.getByText('信義門市')).toBeVisible();
  expect(details.queryByText('地址')).not.toBeInTheDocument();
});

test('confirming shows the account and asks for the last five digits', async () => {
  const user = userWithTimers();
  let order = orderRow();
  const report = jest.fn(() => {
    order = orderRow({ status: 'payment_review', payments: [paymentRow({ status: 'reported' })] });
    return { data: order };
  });
  renderOrder(order, {
    get_order: () => ({ data: order }),
    choose_bank_transfer: () => {
      order = orderRow({
        payments: [paymentRow()],
        holdExpiresAt: '2026-12-05T21:00:00+08:00',
      });
      return { data: order };
    },
    report_transfer: report,
  });
  await user.click(await screen.findByRole('button', { name: '取得匯款帳號' }));
  expect(await screen.findByText('000000000001')).toBeInTheDocument();
  // The button is gone; whoever reads by ear or goes by Tab is still at the payment.
  expect(screen.getByRole('group', { name: '待付款' })).toHaveFocus();
  expect(screen.getByRole('timer')).toHaveTextContent(/^23:59:\d\d$/);

  await user.type(screen.getByLabelText(/後五碼/), '12a3');
  await user.click(screen.getByRole('button', { name: '回報匯款' }));
  expect(await screen.findByText('請填寫 5 位數字。')).toBeInTheDocument();
  expect(screen.getByLabelText(/後五碼/)).toHaveAccessibleDescription('請填寫 5 位數字。');
  expect(screen.getByLabelText(/後五碼/)).toHaveFocus();
  expect(report).not.toHaveBeenCalled();

  // The whole number, as a bank shows it and an input method types it.
  await user.clear(screen.getByLabelText(/後五碼/));
  await user.type(screen.getByLabelText(/後五碼/), '0081-2345-670１２３４５');
  await user.click(screen.getByRole('button', { name: '回報匯款' }));
  expect(await screen.findByText('已收到你的匯款回報')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith({ p_order_id: ORDER_ID, p_last5: '12345' });
});

test('when the time runs out in front of the page, it says so and leads back to the event', async () => {
  renderOrder(orderRow({ holdExpiresAt: '2026-12-04T21:00:03+08:00' }));
  expect(await screen.findByRole('timer')).toHaveTextContent('00:02');
  act(() => jest.advanceTimersByTime(2000));
  expect(await screen.findByText('這筆訂單已超過付款期限')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '再買一次' })).toHaveAttribute('href', '/events/e1');
  expect(screen.queryByRole('button', { name: '取消訂單' })).not.toBeInTheDocument();
});

test('a report that failed says why and keeps what was typed', async () => {
  const user = userWithTimers();
  renderOrder(orderRow({ payments: [paymentRow()] }), {
    report_transfer: () => ({ code: 'ORDER_EXPIRED', status: 409 }),
  });
  await user.type(await screen.findByLabelText(/後五碼/), '12345');
  await user.click(screen.getByRole('button', { name: '回報匯款' }));
  expect(await screen.findByText(/已超過付款期限/)).toBeInTheDocument();
  expect(screen.getByLabelText(/後五碼/)).toHaveValue('12345');
});

test('a seller without an account is said instead of an empty table', async () => {
  renderOrder(orderRow({ payments: [paymentRow()], payTo: null }));
  expect(await screen.findByText('賣家還沒有提供收款帳號')).toBeInTheDocument();
  expect(screen.queryByLabelText(/後五碼/)).not.toBeInTheDocument();
});

test('an unpaid order is given up only after asking', async () => {
  const user = userWithTimers();
  const cancel = jest.fn(() => ({ data: orderRow({ status: 'cancelled' }) }));
  const { toasts } = renderOrder(orderRow(), { cancel_order: cancel });
  await user.click(await screen.findByRole('button', { name: '取消訂單' }));
  const question = within(screen.getByRole('alertdialog', { name: '取消訂單' }));
  expect(question.getByRole('button', { name: '保留訂單' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: '取消訂單' }));
  await waitFor(() => expect(toasts.messages).toEqual(['訂單已取消']));
});

describe('a reported transfer that waits for the seller', () => {
  const reported = (last5: string) =>
    orderRow({
      status: 'payment_review',
      holdExpiresAt: null,
      payments: [
        paymentRow({
          status: 'reported',
          transferLast5: last5,
          reportedAt: '2026-12-04T21:05:00+08:00',
        }),
      ],
    });

  test('is one state in one word, and says what was reported', async () => {
    renderOrder(reported('12345'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('付款確認中');
    const panel = within(await screen.findByRole('region', { name: '匯款回報' }));
    expect(panel.getByText('12345')).toBeInTheDocument();
    expect(screen.queryByText(/待付款/)).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: '聯繫主辦方' })).toBeInTheDocument();
  });

  test('takes other digits when they were wrong', async () => {
    const user = userWithTimers();
    const report = jest.fn(() => ({ data: reported('54321') }));
    const { toasts } = renderOrder(reported('12345'), { report_transfer: report });
    await user.click(await screen.findByRole('button', { name: '更正後五碼' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更正後五碼' }));
    const field = dialog.getByLabelText(/後五碼/);
    expect(field).toHaveValue('12345');
    await user.clear(field);
    await user.type(field, '543');
    await user.click(dialog.getByRole('button', { name: '送出更正' }));
    expect(await dialog.findByText('請填寫 5 位數字。')).toBeInTheDocument();
    await user.type(field, '21');
    await user.click(dialog.getByRole('button', { name: '送出更正' }));
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith({ p_order_id: ORDER_ID, p_last5: '54321' }),
    );
    await waitFor(() => expect(toasts.messages).toEqual(['已更正，賣家會用新的後五碼對帳']));
  });

  test('is cancelled only by saying that nothing was transferred', async () => {
    const user = userWithTimers();
    const cancel = jest.fn(() => ({ data: orderRow({ status: 'cancelled' }) }));
    renderOrder(reported('12345'), { cancel_order: cancel });
    await user.click(await screen.findByRole('button', { name: '取消訂單' }));
    const question = within(screen.getByRole('alertdialog', { name: '取消訂單' }));
    expect(question.getByText(/如果已經轉帳，請不要取消/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: '我沒有轉帳，取消訂單' }));
    await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });
});

test('a paid order leads to its tickets and offers money back', async () => {
  renderOrder(
    orderRow({
      status: 'paid',
      holdExpiresAt: null,
      invoice: { type: 'company', taxId: '04595257', title: '夜航製作' },
    }),
  );
  expect(await screen.findByRole('link', { name: '查看票券' })).toHaveAttribute('href', '/tickets');
  expect(screen.getByRole('button', { name: '申請退款' })).toBeInTheDocument();
  expect(await screen.findByText('夜航製作（04595257）')).toBeInTheDocument();
});

test('a request for money back is asked with the amount that was shown', async () => {
  const user = userWithTimers();
  const request = jest.fn(() => ({
    data: orderRow({ status: 'paid', refundStatus: 'requested' }),
  }));
  renderOrder(orderRow({ status: 'paid', kind: 'product' }), {
    refund_quote: () => ({ data: { amount: 4590, fee: 510, allowed: true, reason: null } }),
    my_tickets: () => ({ data: [] }),
    request_refund: request,
  });
  await user.click(await screen.findByRole('button', { name: '申請退款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申請退款' }));
  expect(await dialog.findByText('NT$4,590')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '送出申請' }));
  expect(await dialog.findByText('請填寫退款原因。')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/退款原因/), '行程有變');
  await user.type(dialog.getByLabelText(/銀行代碼/), '812');
  await user.type(dialog.getByLabelText(/退款帳號/), '2888100012345');
  await user.type(dialog.getByLabelText(/戶名/), '林芷晴');
  await user.click(dialog.getByRole('button', { name: '送出申請' }));
  await waitFor(() =>
    expect(request).toHaveBeenCalledWith({
      p_order_id: ORDER_ID,
      p_reason: '行程有變',
      p_bank_code: '812',
      p_account_no: '2888100012345',
      p_account_name: '林芷晴',
      p_expected_amount: 4590,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what cannot be given back says why', async () => {
  const user = userWithTimers();
  renderOrder(orderRow({ status: 'paid', kind: 'product' }), {
    refund_quote: () => ({ data: { amount: 0, fee: 0, allowed: false, reason: 'too_late' } }),
    my_tickets: () => ({ data: [] }),
  });
  await user.click(await screen.findByRole('button', { name: '申請退款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申請退款' }));
  expect(await dialog.findByText('目前無法退款')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '送出申請' })).toBeDisabled();
});

test("an order that is nobody's, or somebody else's, says so", async () => {
  renderOrder(null);
  expect(await screen.findByRole('heading', { name: /找不到這筆訂單/ })).toBeInTheDocument();
});

test('an address that can be no order is not even asked for', async () => {
  const get = jest.fn();
  renderInShell(<OrderScreen />, {
    at: '/purchase-history/example',
    path: '/purchase-history/:id',
    texts: { events: texts },
    services: { backend: createFakeBackend({ get_order: get }), session },
  });
  expect(await screen.findByRole('heading', { name: /找不到這筆訂單/ })).toBeInTheDocument();
  expect(get).not.toHaveBeenCalled();
});

test('a refund that the seller began asks where the money goes', async () => {
  const user = userWithTimers();
  const refund = {
    id: 'f1',
    ticketIds: null,
    tickets: null,
    reason: 'event_cancelled',
    amount: 5100,
    fee: 0,
    status: 'processing' as const,
    decisionNote: null,
    createdAt: '2026-12-05T10:00:00+08:00',
    decidedAt: null,
    refundedAt: null,
    transferRef: null,
    byServer: true,
    byProvider: false,
    hasAccount: false,
  };
  const order = orderRow({ status: 'paid', refundStatus: 'processing', refunds: [refund] });
  const give = jest.fn(() => ({
    data: { ...order, refunds: [{ ...refund, hasAccount: true }] },
  }));
  renderOrder(order, { set_refund_account: give });
  await user.click(await screen.findByRole('button', { name: '填寫退款帳號' }));
  const dialog = within(await screen.findByRole('dialog', { name: '填寫退款帳號' }));
  await user.click(dialog.getByRole('button', { name: '送出帳號' }));
  expect(await dialog.findByText('請填寫戶名。')).toBeInTheDocument();
  expect(give).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/銀行代碼/), '812');
  await user.type(dialog.getByLabelText(/退款帳號/), '2888100012345');
  await user.type(dialog.getByLabelText(/戶名/), '林芷晴');
  await user.click(dialog.getByRole('button', { name: '送出帳號' }));
  await waitFor(() =>
    expect(give).toHaveBeenCalledWith({
      p_refund_id: 'f1',
      p_bank_code: '812',
      p_account_no: '2888100012345',
      p_account_name: '林芷晴',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the order can be taken along as a table', async () => {
  const user = userWithTimers();
  const files = catchDownloads();
  renderOrder(orderRow({ status: 'paid', holdExpiresAt: null }));
  await user.click(await screen.findByRole('button', { name: '下載明細' }));
  await waitFor(() => expect(files[0]?.name).toBe('聚光訂單明細-EO20261204210000.csv'));
});
