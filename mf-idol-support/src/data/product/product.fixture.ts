import type { Product, ProductCard } from './product.schema';

/** A towel of the singer's shop; override what a test is about. */
export function product(overrides: Partial<Product> = {}): Product {
  return {
    id: '33333333-3333-4333-8333-333333333333',
    performerId: '11111111-1111-4111-8111-111111111111',
    performerName: '林予曦',
    name: '應援毛巾',
    variant: '',
    familyId: '33333333-3333-4333-8333-333333333333',
    category: 'apparel',
    price: 450,
    left: 40,
    maxPerOrder: 5,
    imageUrl: null,
    delivery: ['pickup', 'post'],
    shippingFee: 80,
    description: '純棉，30 × 90 公分。',
    images: [],
    variants: [],
    ...overrides,
  };
}

/** The same as a shop shows it, of one kind only. */
export const productCard = (overrides: Partial<Product> = {}): ProductCard => ({
  ...product(overrides),
  variants: 1,
});
