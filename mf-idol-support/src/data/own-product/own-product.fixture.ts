import { product } from '../product/product.fixture';
import type { OwnProduct } from './own-product.schema';

/** A towel as the performer who sells it sees it; override what a test is about. */
export function ownProduct(overrides: Partial<OwnProduct> = {}): OwnProduct {
  const { variants: _variants, ...shown } = product();
  return {
    ...shown,
    status: 'active',
    stock: 50,
    sold: 8,
    held: 2,
    version: 3,
    updatedAt: '2026-11-20T10:00:00+08:00',
    rejectionReason: null,
    ...overrides,
  };
}
