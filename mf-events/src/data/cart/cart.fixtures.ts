import type { CartGroup, CartLine } from './cart.schema';

/** A product in the cart; override what the test is about. */
export function cartLineRow(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: 'c1',
    itemType: 'product',
    refId: 'p1',
    subRef: '',
    name: '燈塔帆布袋',
    imageUrl: null,
    category: 'accessory',
    link: null,
    quantity: 1,
    options: {},
    price: 520,
    priceBefore: 520,
    left: 20,
    maxQuantity: 4,
    changes: [],
    event: null,
    ...overrides,
  };
}

/** Goods of one seller in the cart. */
export function cartGroupRow(items: CartLine[] = [cartLineRow()]): CartGroup {
  return {
    key: 'product:sea-fog',
    kind: 'product',
    sellerType: 'performer',
    sellerId: 'sea-fog',
    sellerName: '海霧樂團',
    subtotal: 520,
    items,
  };
}
