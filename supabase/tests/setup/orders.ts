import { call } from './callers';
import { signUp } from './people';
import type { Sql } from './test-database';

export interface NewOrder {
  buyer: string;
  /** An organizer's account. */
  seller: string;
  kind?: string;
  price?: number;
  quantity?: number;
}

/** An unpaid order of something that nobody keeps stock of, made as the functions of a kind do. */
export async function createOrder(sql: Sql, order: NewOrder): Promise<string> {
  const items = [
    {
      item_type: order.kind ?? 'thing',
      ref_id: order.buyer,
      name: '測試品項',
      unit_price: order.price ?? 300,
      quantity: order.quantity ?? 1,
    },
  ];
  const [opened] = await sql<{ id: string }[]>`
    select (private.open_order(
      p_buyer_id => ${order.buyer}, p_kind => ${order.kind ?? 'product'},
      p_seller_type => 'organizer', p_seller_id => ${order.seller},
      p_items => ${sql.json(items)})).id`;
  return (opened as { id: string }).id;
}

/** A performer's shop: an approved page with its owner. */
export interface Shop {
  owner: string;
  performer: string;
}

export async function createShop(sql: Sql, owner?: string): Promise<Shop> {
  const ownerId = owner ?? (await signUp(sql, { metadata: { user_type: 'performer' } }));
  const [performer] = await sql<{ id: string }[]>`
    insert into public.performer_profiles (owner_id, performer_name, performance_type, status)
    values (${ownerId}, '測試樂團', 'band', 'approved') returning id`;
  return { owner: ownerId, performer: (performer as { id: string }).id };
}

export interface NewProduct {
  name?: string;
  /** Another kind of the first one of its family. */
  variant?: string;
  family_id?: string;
  price?: number;
  stock?: number;
  max_per_order?: number;
  status?: string;
  delivery?: string[];
  shipping_fee?: number;
}

export async function createProduct(
  sql: Sql,
  shop: Shop,
  product: NewProduct = {},
): Promise<string> {
  const row = {
    performer_id: shop.performer,
    name: '應援毛巾',
    category: 'apparel',
    price: 300,
    stock: 10,
    status: 'active',
    delivery: ['post', 'pickup'],
    ...product,
  };
  const [created] = await sql<{ id: string }[]>`
    insert into public.products ${sql(row)} returning id`;
  return (created as { id: string }).id;
}

/** A valid set of arguments for order_products(). */
export const productOrder = (
  items: Record<string, number>,
  change: Record<string, string | number | object | null> = {},
) => ({
  p_items: Object.entries(items).map(([product_id, quantity]) => ({ product_id, quantity })),
  p_delivery: {
    method: 'post',
    recipient: '王小明',
    phone: '0912345678',
    address: '台北市中正區某路 1 號',
  },
  ...change,
});

/** The part of an order's answer that the tests look at. */
export interface OrderAnswer {
  id: string;
  order_no: string;
  status: string;
  refund_status: string;
  total: number;
  refunded_amount: number;
  refunds: { id: string; status: string; amount: number; fee: number }[];
}

/** Buys, as the buyer, and leaves it unpaid. */
export const buy = (sql: Sql, buyer: string, items: Record<string, number>) =>
  call<OrderAnswer>(sql, buyer, 'order_products', productOrder(items));

/** Buys and says that the money is on its way. */
export async function buyAndReport(sql: Sql, buyer: string, items: Record<string, number>) {
  const order = await buy(sql, buyer, items);
  return call<OrderAnswer>(sql, buyer, 'report_transfer', {
    p_order_id: order.id,
    p_last5: '12345',
  });
}

/** Buys, and the seller confirms the money. */
export async function buyAndPay(
  sql: Sql,
  shop: Shop,
  buyer: string,
  items: Record<string, number>,
) {
  const order = await buyAndReport(sql, buyer, items);
  return call<OrderAnswer>(sql, shop.owner, 'confirm_payment', { p_order_id: order.id });
}

/** Lets the time to pay run out, as it would have by itself. */
export const letOrderLapse = (sql: Sql, orderId: string) => sql`
  update public.orders set hold_expires_at = now() - interval '1 minute' where id = ${orderId}`;

/** The bank account to which a buyer wants the money back. */
export const refundFor = (orderId: string, change: Record<string, string | number> = {}) => ({
  p_order_id: orderId,
  p_reason: '買錯尺寸',
  p_bank_code: '812',
  p_account_no: '2888-1234-5678',
  p_account_name: '王小明',
  ...change,
});

/** Ends all orders whose time has run out, as the clock does: a part at a time, until none is left. */
export async function expireAll(sql: Sql): Promise<void> {
  let isMore = true;
  while (isMore) {
    const [part] = await sql<{ is_more: boolean }[]>`select private.expire_orders() as is_more`;
    isMore = part?.is_more ?? false;
  }
}
