import {
  orderKinds,
  orderPageSchema,
  orderRefundStatuses,
  orderSchema,
  orderStatuses,
} from '@spotlight/shared/orders/schema';
import { cartSchema } from '../../../mf-events/src/data/cart/cart.schema';
import { productPageSchema, productStatuses } from '../answers/products';
import { call } from '../setup/callers';
import { valuesOf, type SeededWorld } from './seeded-world';
import { fit } from '../answers/fit';

/** What the shop shows, and what people bought in it. */
export function describeOrders(world: SeededWorld) {
  it('has orders, refunds, payments and products in every state', async () => {
    expect(await valuesOf(world.sql, 'orders', 'status')).toEqual(
      expect.arrayContaining([...orderStatuses]),
    );
    expect(await valuesOf(world.sql, 'orders', 'refund_status')).toEqual(
      expect.arrayContaining([...orderRefundStatuses]),
    );
    expect(await valuesOf(world.sql, 'products', 'status')).toEqual(
      expect.arrayContaining([...productStatuses]),
    );
    expect(orderKinds).toEqual(expect.arrayContaining(await valuesOf(world.sql, 'orders', 'kind')));
  });

  it('fills the shop, with sold-out goods among it', async () => {
    const shelf = productPageSchema.parse(
      await call(world.sql, null, 'search_products', { p_page_size: 50 }),
    );
    expect(shelf.total).toBeGreaterThanOrEqual(20);
    expect(shelf.items.some(({ left }) => left === 0)).toBe(true);
  });

  it('gives the demo fan a purchase history and a cart in which a price changed', async () => {
    const history = fit(
      orderPageSchema,
      await call(world.sql, world.demo.fan, 'my_orders', { p_kind: 'product', p_page_size: 50 }),
    );
    expect(history.total).toBe(9);
    for (const { id } of history.items) {
      const order = fit(
        orderSchema,
        await call(world.sql, world.demo.fan, 'get_order', { p_order_id: id }),
      );
      expect(order.events.length).toBeGreaterThan(0);
    }
    const cart = fit(cartSchema, await call(world.sql, world.demo.fan, 'my_cart'));
    expect(cart.changed).toBe(true);
    expect(cart.groups.length).toBeGreaterThanOrEqual(2);
  });
}
