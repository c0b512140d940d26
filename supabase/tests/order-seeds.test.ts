import { readSeeds } from '../stack/seed/seed';
import {
  orderKinds,
  orderPageSchema,
  orderRefundStatuses,
  orderSchema,
  orderStatuses,
} from '@spotlight/shared/orders/schema';
import { cartSchema } from '../../mf-events/src/data/cart/cart.schema';
import { productPageSchema, productStatuses } from './answers/products';
import { call } from './setup/callers';
import { brokenInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let fan: string;

beforeAll(async () => {
  const run = async (phase: 'site' | 'accounts') => {
    const files = await readSeeds(phase);
    await database.sql.begin(async (tx) => {
      for (const { text } of files) await tx.unsafe(text);
    });
  };
  await run('site');
  fan = await signUp(database.sql, { name: '林芷晴' });
  await database.sql`update auth.users set email = 'fan@demo.test' where id = ${fan}`;
  await run('accounts');
});

const valuesOf = async (table: string, column: string) => {
  const rows = await database.sql.unsafe<{ value: string }[]>(
    `select distinct ${column} as value from public.${table}`,
  );
  return rows.map(({ value }) => value);
};

it('keeps every promise about money and stock', async () => {
  expect(await brokenInvariants(database.sql)).toEqual([]);
});

it('has orders, refunds, payments and products in every state', async () => {
  expect(await valuesOf('orders', 'status')).toEqual(expect.arrayContaining([...orderStatuses]));
  expect(await valuesOf('orders', 'refund_status')).toEqual(
    expect.arrayContaining([...orderRefundStatuses]),
  );
  expect(await valuesOf('products', 'status')).toEqual(
    expect.arrayContaining([...productStatuses]),
  );
  expect(orderKinds).toEqual(expect.arrayContaining(await valuesOf('orders', 'kind')));
});

it('fills the shop, with sold-out goods among it', async () => {
  const shelf = productPageSchema.parse(
    await call(database.sql, null, 'search_products', { p_page_size: 50 }),
  );
  expect(shelf.total).toBeGreaterThanOrEqual(20);
  expect(shelf.items.some(({ left }) => left === 0)).toBe(true);
});

it('gives the demo fan a purchase history and a cart in which a price changed', async () => {
  const history = fit(
    orderPageSchema,
    await call(database.sql, fan, 'my_orders', { p_kind: 'product', p_page_size: 50 }),
  );
  expect(history.total).toBe(9);
  for (const { id } of history.items) {
    const order = fit(orderSchema, await call(database.sql, fan, 'get_order', { p_order_id: id }));
    expect(order.events.length).toBeGreaterThan(0);
  }
  const cart = fit(cartSchema, await call(database.sql, fan, 'my_cart'));
  expect(cart.changed).toBe(true);
  expect(cart.groups.length).toBeGreaterThanOrEqual(2);
});
