import type { CartGroup, CartLine } from './cart.schema';

/** A product in the cart; override what the test is about. */
export function cartLineRow(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: 'c1',
    item_type: 'product',
    ref_id: 'p1',
    sub_ref: '',
    name: '燈塔帆布袋',
    image_url: null,
    link: null,
    quantity: 1,
    options: {},
    price: 520,
    price_before: 520,
    left: 20,
    max_quantity: 4,
    changes: [],
    ...overrides,
  };
}

/** Goods of one seller in the cart. */
export function cartGroupRow(items: CartLine[] = [cartLineRow()]): CartGroup {
  return {
    key: 'product:sea-fog',
    kind: 'product',
    seller_type: 'performer',
    seller_id: 'sea-fog',
    seller_name: '海霧樂團',
    subtotal: 520,
    items,
  };
}
