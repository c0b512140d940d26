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

/** How many of each ticket type, for the page of their event. */
export const quantitiesOf = (lines: readonly CartLine[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ subRef: typeId, quantity }) => [typeId, quantity]));
