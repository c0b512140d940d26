import type { CartGroup, CartLine } from './cart.schema';

type Method = 'pickup' | 'cvs' | 'post';

/** Ways that are open to all of the goods, and what is paid for them once. */
export interface DeliveryOffer {
  methods: Method[];
  /** NT$ unless one comes to get them. */
  shippingFee: number;
}

/** The dearest fee is paid once; a way must be open to every one of the goods. */
export function deliveryOffer(
  products: readonly { delivery: readonly Method[]; shippingFee: number }[],
): DeliveryOffer {
  const methods = (['pickup', 'cvs', 'post'] as const).filter((method) =>
    products.every(({ delivery }) => delivery.includes(method)),
  );
  return { methods, shippingFee: Math.max(0, ...products.map((product) => product.shippingFee)) };
}

/** Only a price that changed leaves a line ready to be bought. */
export function isBuyable({ changes }: Pick<CartLine, 'changes'>): boolean {
  return changes.every((change) => change === 'price');
}

/** What of a group can be ordered now. */
export function buyableLines({ items }: CartGroup): CartLine[] {
  return items.filter(isBuyable);
}

/** The quantities that a line can be changed to; its own is among them, so that it can be shown. */
export function quantityChoices({ quantity, left, maxQuantity: most }: CartLine): number[] {
  const max = Math.max(1, Math.min(left ?? 100, most ?? 100, 100));
  const choices = Array.from({ length: max }, (_, index) => index + 1);
  return quantity > max ? [...choices, quantity] : choices;
}

/** In what a line is counted: tickets, pieces, or units of time of an ad. */
export function unitOf({ itemType }: Pick<CartLine, 'itemType'>): 'tickets' | 'pieces' | 'units' {
  if (itemType === 'ticket') return 'tickets';
  return itemType === 'product' ? 'pieces' : 'units';
}

/** How many of each ticket type, for the page of their event. */
export const quantitiesOf = (lines: readonly CartLine[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ subRef: typeId, quantity }) => [typeId, quantity]));

/** What is checked out at once: the tickets of one seller, or else what becomes one order. */
export interface CartCheckout {
  key: string;
  kind: CartGroup['kind'];
  sellerName: string | null;
  /** Each becomes an order: one for each event. */
  orders: CartGroup[];
  /** NT$, of what can be bought. */
  subtotal: number;
}

/** Puts the events of one seller together, in the order of the cart. */
export function checkoutsOf(groups: readonly CartGroup[]): CartCheckout[] {
  const checkouts = new Map<string, CartCheckout>();
  for (const group of groups) {
    const { kind, sellerType, sellerId, sellerName, subtotal } = group;
    const key = kind === 'ticket' ? `ticket:${sellerType}:${sellerId}` : group.key;
    const checkout = checkouts.get(key);
    if (checkout) {
      checkout.orders.push(group);
      checkout.subtotal += subtotal;
    } else {
      checkouts.set(key, { key, kind, sellerName, orders: [group], subtotal });
    }
  }
  return [...checkouts.values()];
}
