import type { Cart } from '@spotlight/shared/domain/cart';

/** What becomes one order: everything of one kind of one seller. */
export type CartGroup = Cart['groups'][number];

/** One thing in the cart, with today's price and stock. */
export type CartLine = CartGroup['items'][number];
