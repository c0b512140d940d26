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
      item_type: order.kind ?? 'product',
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
