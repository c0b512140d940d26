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
import moneyTexts from '../../locales/money.zh-TW.json';
import texts from '../../locales/zh-TW.json';
import { MoneyScreen } from './money.screen';

const card = (id: string, overrides: Record<string, unknown> = {}) => ({
  id,
  order_no: `EO2026112300000${id}`,
  kind: 'ticket',
  status: 'payment_review',
  refund_status: 'none',
  seller_type: 'platform',
  seller_name: null,
  buyer_name: '李柏均',
  total: 2340,
  refunded_amount: 0,
  created_at: '2026-11-20T04:00:00Z',
  items: [{ name: '一般票', quantity: 2, amount: 2340 }],
  transfer: {
    last5: '68213',
    transfer_at: '2026-11-20T05:00:00Z',
    reported_at: '2026-11-20T05:10:00Z',
  },
  ...overrides,
});
const detail = (overrides: Record<string, unknown> = {}) => ({
  ...card('1'),
  part: 'seller',
  buyer_phone: '0987***321',
  buyer_email: null,
  cancel_reason: null,
  payments: [
    {
      amount: 2340,
      status: 'reported',
      transfer_last5: '68213',
      transfer_at: '2026-11-20T05:00:00Z',
      reported_at: '2026-11-20T05:10:00Z',
      fail_reason: null,
    },
  ],
  refunds: [],
  events: [{ to: 'payment_review', note: null, at: '2026-11-20T05:10:00Z', by: 'buyer' }],
  ...overrides,
});
const refund = (status: string) => ({
  id: 'r1',
  reason: '臨時有事',
  amount: 2000,
  fee: 340,
  status,
  created_at: '2026-11-21T05:00:00Z',
  transfer_ref: null,
  by_server: false,
  has_account: true,
});
const statement = {
  event_id: 'e1',
  no: 1,
  title: '末班車',
  date: '2026-11-01',
  state: 'ready',
  orders: 3,
  gross: 9000,
  refunded: 1000,
  refunding: 0,
  platform_fee: 0,
  net: 8000,
  received: 0,
  payout: 8000,
  reference: null,
  settled_at: null,
  organizer_name: '港聲音樂',
};
const page = (items: unknown[]) => ({
  items,
  total: items.length,
  is_total_least: false,
  page: 1,
  page_size: 20,
  sums: { gross: 9000, refunded: 1000, platform_fee: 0, net: 8000 },
});

function renderRoom(
  search: string,
  order = detail(),
  calls: Record<string, () => FakeAnswer> = {},
  adminRole = 'superadmin',
) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const record = (name: string) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    return calls[name]?.() ?? { data: order };
  };
  const backend = createFakeBackend({
    admin_list_orders: (args) => {
      made.push(['admin_list_orders', args]);
      return { data: page([card('1'), card('2', { buyer_name: '王語婷' })]) };
    },
    admin_money_counts: () => ({ data: { payments: 2, refunds: 1 } }),
    admin_event_settlements: () => ({ data: page([statement]) }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    get_order: () => ({ data: order }),
    read_refund_account: () => ({
      data: { bank_code: '812', account_no: '123456789012', account_name: '李柏均' },
    }),
    ...Object.fromEntries(
      [
        'confirm_payment',
        'reject_payment',
        'decide_refund',
        'give_refund',
        'take_back_payment',
        'mark_refunded',
        'settle_event',
      ].map((name) => [name, record(name)]),
    ),
  });
  renderInShell(<MoneyScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin', adminRole })),
    },
    texts: { admin: texts },
    at: `/admin/money${search}`,
    path: '/admin/money',
  });
  const writes = () => made.filter(([name]) => name !== 'admin_list_orders');
  return { made, writes, toasts, user: userEvent.setup() };
}

// Its parts come when they are opened; here they are there from the start.
beforeAll(() =>
  Promise.all([
    import('./order-panel'),
    import('./settlements-desk'),
    import('./settlement-panel'),
  ]),
);

it('lists orders, and asks the server for the words, kind and state of the address', async () => {
  const { made } = renderRoom('?q=68213&kind=ticket&state=paid');
  const row = await screen.findByRole('row', { name: /李柏均/ });
  expect(within(row).getByText('NT$2,340')).toBeInTheDocument();
  expect(within(row).getByText('聚光平台')).toBeInTheDocument();
  expect(made[0]?.[1]).toMatchObject({ p_query: '68213', p_kind: 'ticket', p_tab: 'paid' });
  expect(screen.getByRole('tab', { name: /待確認收款/ })).toHaveTextContent('2');
});

it('confirms a payment after asking, with the digits to look for', async () => {
  const { writes, toasts, user } = renderRoom('?tab=payments&open=1');
  await user.click(await screen.findByRole('button', { name: '確認收款' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/NT\$2,340（後五碼 68213）/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '確認收款' }));
  await waitFor(() => expect(toasts.messages).toContain('已確認收款'));
  expect(writes()).toEqual([['confirm_payment', { p_order_id: '1' }]]);
});

it('says why a payment was not found, and not without a reason', async () => {
  const { writes, user } = renderRoom('?tab=payments&open=1');
  await user.click(await screen.findByRole('button', { name: '查無款項' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '查無款項' }));
  expect(await dialog.findByText('請填寫原因。')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), '金額不符');
  await user.click(dialog.getByRole('button', { name: '查無款項' }));
  await waitFor(() =>
    expect(writes()).toEqual([['reject_payment', { p_order_id: '1', p_reason: '金額不符' }]]),
  );
});

it('confirms several at once and tells what became of each', async () => {
  let left = 1;
  const { user } = renderRoom('?tab=payments', detail(), {
    confirm_payment: () =>
      left-- > 0 ? { data: detail() } : { code: 'INVALID_STATE', status: 409 },
  });
  await user.click(await screen.findByRole('checkbox', { name: '選取這一頁' }));
  await user.click(screen.getByRole('button', { name: '確認收款 2 筆' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '全部確認入帳' }),
  );
  expect(await screen.findByText('1 筆完成，1 筆沒有完成')).toBeVisible();
});

it('agrees to a refund, shows the account when asked, and marks it as sent', async () => {
  const asked = detail({ status: 'paid', payments: [], refunds: [refund('requested')] });
  const first = renderRoom('?tab=refunds&open=1', asked);
  await first.user.click(await screen.findByRole('button', { name: '同意退款' }));
  await first.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '同意退款' }),
  );
  await waitFor(() => expect(first.toasts.messages).toContain('已同意退款，請匯款後標記'));
  expect(first.writes()).toEqual([
    ['decide_refund', { p_refund_id: 'r1', p_approve: true, p_note: null }],
  ]);
});

it('shows the account of a refund when asked, and marks it as sent', async () => {
  const sending = detail({ status: 'paid', payments: [], refunds: [refund('processing')] });
  const { writes, user } = renderRoom('?tab=refunds&open=1', sending);
  expect(screen.queryByText('123456789012')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '查看退款帳號' }));
  expect(await screen.findByText('123456789012')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '標記為已匯款' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '90417');
  await user.click(dialog.getByRole('button', { name: '標記為已匯款' }));
  await waitFor(() =>
    expect(writes()).toEqual([['mark_refunded', { p_refund_id: 'r1', p_transfer_ref: '90417' }]]),
  );
});

it('gives money back that nobody asked for, with a reason, and keeps it after a failure', async () => {
  let isBroken = true;
  const paid = detail({ status: 'paid', payments: [] });
  const { writes, toasts, user } = renderRoom('?open=1', paid, {
    give_refund: () => (isBroken ? { code: 'UNKNOWN', status: 500 } : { data: paid }),
  });
  await user.click(await screen.findByRole('button', { name: '主動退款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退款給李柏均？' }));
  await user.click(dialog.getByRole('button', { name: '全額退款' }));
  expect(await dialog.findByText('請填寫原因。')).toBeVisible();
  expect(writes()).toEqual([]);
  await user.type(dialog.getByRole('textbox'), '重複付款');
  await user.click(dialog.getByRole('button', { name: '全額退款' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: '全額退款' }));
  await waitFor(() => expect(toasts.messages).toContain('已開始退款，請匯款後標記'));
  expect(writes().at(-1)).toEqual(['give_refund', { p_order_id: '1', p_reason: '重複付款' }]);
});

it('takes back a confirmation that was a mistake, and says what to do instead when it cannot', async () => {
  let hint = 'used';
  const paid = detail({ status: 'paid', payments: [] });
  const { writes, toasts, user } = renderRoom('?open=1', paid, {
    take_back_payment: () =>
      hint ? { code: 'INVALID_STATE', status: 409, hint } : { data: { order_ids: ['1'] } },
  });
  await user.click(await screen.findByRole('button', { name: '收回入帳' }));
  const dialog = within(await screen.findByRole('dialog', { name: '收回李柏均的入帳確認？' }));
  await user.type(dialog.getByRole('textbox'), '是另一筆');
  for (const [why, said] of Object.entries(moneyTexts.takeBack.why)) {
    hint = why;
    await user.click(dialog.getByRole('button', { name: '收回入帳' }));
    expect(await dialog.findByText(said)).toBeVisible();
  }
  hint = '';
  await user.click(dialog.getByRole('button', { name: '收回入帳' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已收回，請重新確認是哪一筆']));
  expect(writes().at(-1)).toEqual(['take_back_payment', { p_order_id: '1', p_reason: '是另一筆' }]);
});

it.each([
  ['is not paid yet', { status: 'payment_review' }],
  ['is going back already', { status: 'paid', refund_status: 'processing' }],
  ['cost nothing', { status: 'paid', total: 0 }],
])('offers to give nothing back of what %s', async (_, order) => {
  renderRoom('?open=1', detail(order));
  await screen.findByText('訂單歷程');
  expect(screen.queryByRole('button', { name: '主動退款' })).not.toBeInTheDocument();
});

it('lets who may only look see the order without its buttons', async () => {
  renderRoom('?open=1', detail({ part: 'admin' }), {}, 'editor');
  expect(await screen.findByText(/這筆款項由賣家自行收款與退款/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '確認收款' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: '結算撥款' })).not.toBeInTheDocument();
});

it('closes a statement with the transfer of its payout, and not without', async () => {
  const { writes, toasts, user } = renderRoom('?tab=settlements&open=e1.1');
  const close = await screen.findByRole('button', { name: '結算並撥款' });
  await user.click(close);
  expect(await screen.findByText('請填寫匯款備註或後五碼。')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /匯款備註或後五碼/ }), '77104');
  await user.click(close);
  await waitFor(() => expect(toasts.messages).toContain('已結算，主辦單位會收到通知'));
  expect(writes()).toEqual([
    ['settle_event', { p_event_id: 'e1', p_expected_net: 8000, p_reference: '77104' }],
  ]);
});
