import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartGroupRow, cartLineRow } from '../../data/cart/cart.fixtures';
import type { CartGroup, CartLine } from '../../data/cart/cart.schema';
import {
  eventDetailRow,
  eventInListRow,
  onClosedDay,
  ownHoursRow,
} from '../../data/event/event.fixtures';
import { orderSummaryRow, purchaseRow } from '../../data/purchase/purchase.fixtures';
import texts from '../../locales/zh-TW.json';
import { CartScreen } from './cart.screen';

afterEach(() => jest.useRealTimers());

function cartOf(lines: CartLine[]) {
  const changed = lines.some(({ changes }) => changes.length > 0);
  const groups = lines.length > 0 ? [cartGroupRow(lines)] : [];
  return { groups, count: lines.length, changed, total: 520 };
}

function renderCart(lines: CartLine[], functions: FakeFunctions = {}) {
  return renderInShell(<CartScreen />, {
    at: '/cart',
    path: '/cart',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({ my_cart: () => ({ data: cartOf(lines) }), ...functions }),
      session: createFakeSession(createFakeAccount({ phone: '0912345678' })),
    },
  });
}

test('a changed price and what sold out are said, and only what is there counts', async () => {
  renderCart([
    cartLineRow({ price: 520, priceBefore: 480, changes: ['price'] }),
    cartLineRow({ id: 'c2', name: '手燈', left: 0, changes: ['sold_out'] }),
  ]);
  expect(await screen.findByText('有些品項在你放進來之後有變動')).toBeInTheDocument();
  const group = within(screen.getByRole('region', { name: '海霧樂團' }));
  expect(group.getByText('NT$480')).toBeInTheDocument();
  expect(group.getByText('價格已變動')).toBeInTheDocument();
  expect(group.getByText('已售完')).toBeInTheDocument();
  expect(group.queryByRole('combobox', { name: '手燈 的數量' })).not.toBeInTheDocument();
});

test('a ticket says what, when and where, and is counted in tickets', async () => {
  const event = {
    ...eventInListRow(),
    date: '2020-01-01',
    time: '10:00',
    endsAt: '2099-12-14T18:00:00+08:00',
    category: '主題展',
    imageUrl: null,
    posterLine: null,
    ticketTypeName: '全票',
  };
  renderCart([
    cartLineRow({
      itemType: 'ticket',
      link: '/events/e1',
      quantity: 2,
      left: 1,
      changes: ['less_left'],
      event,
    }),
  ]);
  expect(await screen.findByRole('link', { name: event.title })).toBeInTheDocument();
  expect(screen.getByText('全票')).toBeInTheDocument();
  expect(screen.getByText('展期中・至 2099/12/14(一)')).toBeInTheDocument();
  expect(screen.getByText('每日 10:00–18:00')).toBeInTheDocument();
  expect(screen.getByText(/月台酒吧/)).toBeInTheDocument();
  expect(screen.getByText('只剩 1 張，請調整數量')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: '2 張' })).toBeInTheDocument();
});

test('a ticket of an exhibition with hours of its own says whether it is open today', async () => {
  jest.useFakeTimers({ now: onClosedDay.now, advanceTimers: true });
  const picture = { category: '主題展', imageUrl: null, posterLine: null };
  const event = { ...eventInListRow(), ...ownHoursRow(), ...picture, ticketTypeName: '全票' };
  renderCart([cartLineRow({ itemType: 'ticket', link: '/events/e1', event })]);
  expect(await screen.findByText(onClosedDay.hours)).toBeInTheDocument();
  expect(screen.getByText(onClosedDay.when)).toBeInTheDocument();
});

test('another quantity and the way out go to the server', async () => {
  const user = userEvent.setup();
  const change = jest.fn(({ p_quantity: quantity }: Record<string, unknown>) => ({
    data: cartOf(quantity === 0 ? [] : [cartLineRow({ quantity: Number(quantity) })]),
  }));
  renderCart([cartLineRow()], { change_cart: change });
  await user.selectOptions(await screen.findByRole('combobox', { name: /的數量/ }), '3');
  await waitFor(() => expect(change).toHaveBeenCalledWith({ p_id: 'c1', p_quantity: 3 }));
  await user.click(screen.getByRole('button', { name: '移除 燈塔帆布袋' }));
  expect(await screen.findByText('購物車是空的')).toBeInTheDocument();
});

test('goods are ordered with the total that was shown, and paid on the page of the order', async () => {
  const user = userEvent.setup();
  const order = jest.fn(() => ({ data: { id: 'o1', status: 'pending_payment' } }));
  const { currentUrl } = renderCart([cartLineRow()], {
    get_product: () => ({ data: { id: 'p1', delivery: ['cvs', 'pickup'], shippingFee: 65 } }),
    order_products: order,
  });
  await user.click(await screen.findByRole('button', { name: '前往結帳' }));
  const sheet = within(await screen.findByRole('dialog', { name: '前往結帳' }));
  await user.click(await sheet.findByRole('button', { name: '確認訂單 NT$520' }));
  expect(await sheet.findByText('請選擇取貨方式。')).toBeInTheDocument();
  await user.selectOptions(sheet.getByRole('combobox', { name: /取貨方式/ }), 'cvs');
  await user.type(sheet.getByLabelText(/取貨門市/), '永康門市');
  await user.click(sheet.getByRole('button', { name: '確認訂單 NT$585' }));
  await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o1'));
  expect(order).toHaveBeenCalledWith(
    expect.objectContaining({
      p_items: [{ product_id: 'p1', quantity: 1 }],
      p_delivery: {
        method: 'cvs',
        recipient: '測試粉絲',
        phone: '0912-345-678',
        address: '永康門市',
      },
      p_expected_total: 585,
    }),
  );
});

test('tickets go on at their event, with what is chosen', async () => {
  const line = cartLineRow({ itemType: 'ticket', refId: 'e1', subRef: 'vip', quantity: 2 });
  const groups = [{ ...cartGroupRow([line]), kind: 'ticket' as const }];
  renderCart([line], {
    my_cart: () => ({ data: { groups, count: 2, changed: false, total: 520 } }),
  });
  expect(await screen.findByRole('link', { name: '前往報名' })).toHaveAttribute(
    'href',
    '/events/e1?register=true&tickets=vip%3A2',
  );
});

test('two events of one seller are checked out at once, with what each of them asks', async () => {
  const user = userEvent.setup();
  const questions = [{ id: 'q-meal1', kind: 'text', label: '飲食限制', required: true }];
  const ticketsOf = (id: string, title: string): CartGroup => ({
    ...cartGroupRow([
      cartLineRow({ id, itemType: 'ticket', refId: id, subRef: 'std', name: title, price: 520 }),
    ]),
    key: `ticket:${id}`,
    kind: 'ticket',
  });
  const groups = [ticketsOf('e1', '第一場'), ticketsOf('e2', '第二場')];
  const checkOut = jest.fn((_args: Record<string, unknown>) => ({
    data: {
      purchases: ['e1', 'e2'].map((id) => ({
        ...purchaseRow({ order: orderSummaryRow({ id: `o-${id}`, status: 'pending_payment' }) }),
        eventId: id,
      })),
    },
  }));
  const { currentUrl } = renderCart([], {
    my_cart: () => ({ data: { groups, count: 2, changed: false, total: 1040 } }),
    get_event: ({ p_id: id }) => ({
      data: eventDetailRow({
        id: String(id),
        title: id === 'e1' ? '第一場' : '第二場',
        questions: id === 'e1' ? questions : [],
      }),
    }),
    check_out_tickets: checkOut,
  });
  const seller = within(await screen.findByRole('region', { name: '海霧樂團' }));
  expect(seller.getByText('NT$1,040')).toBeInTheDocument();
  await user.click(seller.getByRole('button', { name: '前往結帳' }));
  const sheet = within(await screen.findByRole('dialog', { name: '前往結帳' }));
  const submit = await sheet.findByRole('button', { name: '確認訂單 NT$1,040' });
  await user.click(submit);
  expect(await sheet.findByText('請先閱讀並同意須知與規定。')).toBeInTheDocument();
  expect(checkOut).not.toHaveBeenCalled();
  await user.type(
    within(sheet.getByRole('region', { name: '第一場' })).getByLabelText(/飲食限制/),
    '素',
  );
  await user.click(sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }));
  await user.click(submit);
  await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o-e1'));
  const part = { items: [{ ticket_type_id: 'std', quantity: 1 }], expected_total: 520 };
  expect(checkOut.mock.lastCall?.[0]).toMatchObject({
    p_phone: '0912-345-678',
    p_events: [
      { event_id: 'e1', answers: [{ question_id: 'q-meal1', value: '素' }], ...part },
      { event_id: 'e2', answers: [], ...part },
    ],
  });
});

test('an event that one is registered for already is left out of the checkout, and said so', async () => {
  const user = userEvent.setup();
  const ticketsOf = (id: string): CartGroup => ({
    ...cartGroupRow([cartLineRow({ id, itemType: 'ticket', refId: id, subRef: 'std' })]),
    key: `ticket:${id}`,
    kind: 'ticket',
  });
  const groups = [ticketsOf('e1'), ticketsOf('e2')];
  const own = { id: 'r1', status: 'confirmed', orderId: null, awaits: null, left: null };
  renderCart([], {
    my_cart: () => ({ data: { groups, count: 2, changed: false, total: 1040 } }),
    get_event: ({ p_id: id }) => ({
      data: eventDetailRow({
        id: String(id),
        title: id === 'e1' ? '第一場' : '第二場',
        myRegistration: id === 'e1' ? own : null,
      }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: '前往結帳' }));
  const sheet = within(await screen.findByRole('dialog', { name: '前往結帳' }));
  expect(await sheet.findByText('你已報名「第一場」，這次不會重複報名。')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: '確認訂單 NT$520' })).toBeInTheDocument();
});
