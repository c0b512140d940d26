import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { ORDER_ID, orderRow } from '@spotlight/shared/orders/fixture';
import type { Order, PaymentAttempt } from '@spotlight/shared/orders/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { OrderScreen } from './order.screen';

const posted: { action: string; fields: Record<string, string> }[] = [];
const realFetch = globalThis.fetch;
const realSubmit = HTMLFormElement.prototype.submit;
/** What the function `payments` was asked, and what it answers. */
let asked: [name: string, body: unknown][];
let answers: Record<string, { status?: number; body: unknown }>;

beforeEach(() => {
  asked = [];
  posted.length = 0;
  answers = { methods: { body: { methods: ['card', 'atm', 'linepay'] } } };
  globalThis.fetch = ((address: string, { body }: RequestInit = {}) => {
    const name = address.split('/').pop() ?? '';
    asked.push([name, typeof body === 'string' ? JSON.parse(body) : null]);
    const { status = 200, body: said } = answers[name] ?? { status: 404, body: {} };
    return Promise.resolve({
      ok: status < 300,
      status,
      json: () => Promise.resolve(said),
    } as Response);
  }) as typeof fetch;
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    posted.push({
      action: this.action,
      fields: Object.fromEntries(new FormData(this)) as Record<string, string>,
    });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  HTMLFormElement.prototype.submit = realSubmit;
});

const unpaid = (change: Partial<Order> = {}) =>
  orderRow({
    takesProviders: true,
    holdExpiresAt: new Date(Date.now() + 600_000).toISOString(),
    ...change,
  });
const attempt = (change: Partial<PaymentAttempt>): PaymentAttempt => ({
  method: 'card',
  state: 'started',
  tradeNo: 'SPABCDEFGH12',
  amount: 5100,
  instructions: null,
  payUntil: null,
  createdAt: '2026-12-04T21:00:00+08:00',
  ...change,
});

function renderOrder(order: Order) {
  const backend = createFakeBackend({ get_order: () => ({ data: order }) });
  const session = createFakeSession(createFakeAccount());
  renderInShell(<OrderScreen />, {
    at: `/purchase-history/${ORDER_ID}`,
    path: '/purchase-history/:id',
    texts: { events: texts },
    services: { backend, session },
  });
}

test('a card is offered first, and its form is posted to the provider', async () => {
  answers['start'] = {
    body: { kind: 'form', action: 'https://payment.ecpay.com.tw/go', fields: { TradeNo: 'SP1' } },
  };
  renderOrder(unpaid());
  expect(await screen.findByRole('radio', { name: /信用卡/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /超商代碼/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '前往付款' }));
  await waitFor(() =>
    expect(posted).toEqual([
      { action: 'https://payment.ecpay.com.tw/go', fields: { TradeNo: 'SP1' } },
    ]),
  );
  expect(asked).toContainEqual(['start', { orderId: ORDER_ID, method: 'card' }]);
});

test('a provider that does not answer leaves the order and the other ways', async () => {
  answers['start'] = { status: 502, body: {} };
  renderOrder(unpaid());
  await userEvent.click(await screen.findByRole('radio', { name: /LINE Pay/ }));
  await userEvent.click(screen.getByRole('button', { name: '前往付款' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^銀行轉帳/ }));
  expect(screen.getByRole('button', { name: '取得匯款帳號' })).toBeEnabled();
});

test('a payment that failed says that nothing was lost', async () => {
  renderOrder(unpaid({ attempt: attempt({ state: 'failed' }) }));
  expect(await screen.findByText('信用卡付款沒有完成')).toBeInTheDocument();
  expect(screen.getByText(/訂單還保留著/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '前往付款' })).toBeInTheDocument();
});

test('a number to pay to stands with its bank and its deadline', async () => {
  const instructions = { bankCode: '812', accountNo: '9103522175887271' };
  const payUntil = '2026-12-05T21:00:00+08:00';
  renderOrder(
    unpaid({ attempt: attempt({ method: 'atm', state: 'waiting', instructions, payUntil }) }),
  );
  const part = within(await screen.findByRole('region', { name: '請用ATM 虛擬帳號繳費' }));
  expect(part.getByText('9103522175887271')).toBeInTheDocument();
  expect(part.getByText('812')).toBeInTheDocument();
  expect(part.getByText(/2026\/12\/05\(六\) 21:00 前繳費/)).toBeInTheDocument();
});

test('whoever is back from LINE Pay has it asked at once', async () => {
  answers['check'] = { body: {} };
  renderOrder(unpaid({ attempt: attempt({ method: 'linepay' }) }));
  expect(await screen.findByText('正在等付款結果')).toBeInTheDocument();
  await waitFor(() => expect(asked).toContainEqual(['check', { tradeNo: 'SPABCDEFGH12' }]));
});

test('money that came twice is said to come back, on the paid order, too', async () => {
  const returned = {
    amount: 5100,
    method: 'card',
    why: 'paid_already',
    id: 'l1',
    state: 'waiting',
    byProvider: true,
    withPlatform: true,
    hasAccount: false,
    transferRef: null,
    joinedNo: null,
    isReturned: false,
    at: '2026-12-04T21:00:00+08:00',
  } as const;
  renderOrder(
    unpaid({ status: 'paid', holdExpiresAt: null, returns: [{ ...returned, pays: [] }] }),
  );
  expect(await screen.findByText('多付的 NT$5,100 會退還給你')).toBeInTheDocument();
});

it('lets late money pay another order, or asks where it goes back to', async () => {
  const late = {
    id: 'l1',
    amount: 5100,
    method: 'cvs' as const,
    why: 'order_closed' as const,
    state: 'waiting' as const,
    isReturned: false,
    byProvider: false,
    withPlatform: true,
    hasAccount: false,
    transferRef: null,
    joinedNo: null,
    pays: [{ id: 'o2', orderNo: 'EO2' }],
    at: '2026-12-04T21:00:00+08:00',
  };
  renderOrder(unpaid({ status: 'expired', holdExpiresAt: null, returns: [late] }));
  expect(await screen.findByText('收到你的 NT$5,100，這張訂單用不到')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '用這筆款項付訂單 EO2' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '填寫退款帳號' })).toBeEnabled();
  expect(screen.queryByText('款項會退還給你')).not.toBeInTheDocument();
});
