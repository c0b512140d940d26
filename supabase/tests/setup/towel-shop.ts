import { orderSchema } from '@spotlight/shared/orders/schema';
import { fit } from '../answers/fit';
import { call } from './callers';
import { createProduct, createShop, type OrderAnswer } from './orders';
import { signUp } from './people';
import type { Sql } from './test-database';

/** A shop with towels for 500, and somebody to buy them. */
export async function openTowelShop(sql: Sql) {
  const shop = await createShop(sql);
  const buyer = await signUp(sql, { name: '林買家', profile: { phone: '0987654321' } });
  const product = await createProduct(sql, shop, { price: 500, stock: 10, shipping_fee: 80 });
  return { shop, buyer, product };
}

/** What tests of orders ask again and again; the database comes with the first test. */
export const orderTools = (database: { readonly sql: Sql }) => ({
  as: (user: string, name: string, args: Parameters<typeof call>[3] = {}) =>
    call<OrderAnswer>(database.sql, user, name, args),
  read: async (user: string, id: string) =>
    fit(orderSchema, await call(database.sql, user, 'get_order', { p_order_id: id })),
  /** How many of a product are sold and held. */
  async stockOf(id: string) {
    const [row] = await database.sql`select sold, held from public.products where id = ${id}`;
    return [row?.['sold'], row?.['held']];
  },
  async kindsToldTo(user: string) {
    const rows = await database.sql<{ kind: string }[]>`
      select kind from public.notifications where user_id = ${user} order by kind`;
    return rows.map(({ kind }) => kind);
  },
});
