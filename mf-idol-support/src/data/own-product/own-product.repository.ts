import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { productSchema } from '../product/product.schema';
import { OWN_PRODUCT_PAGE_SIZE } from './own-product-filters.rules';
import { ownProductPageSchema, ownProductSchema, type ProductMove } from './own-product.schema';

/** Whose goods, and which of them. */
export interface OwnProductRequest {
  performerId: string;
  status: string | null;
  page: number;
}

/** One page of what a performer sells, in every state. */
export function listOwnProducts(
  backend: Backend,
  { performerId, status, page }: OwnProductRequest,
  signal?: AbortSignal,
) {
  const args = {
    p_performer_id: performerId,
    p_status: status,
    p_page: page,
    p_page_size: OWN_PRODUCT_PAGE_SIZE,
  };
  return readFunction(backend, 'my_products', args, ownProductPageSchema, signal);
}

/** What others than the owner see of it is no form. */
const ownOrOthers = z.union([
  ownProductSchema,
  z.pipe(
    productSchema,
    z.transform(() => null),
  ),
]);

/** One thing with its form; `null` when it is not the visitor's. */
export function getOwnProduct(backend: Backend, id: string, signal?: AbortSignal) {
  if (!z.guid().safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_product', { p_id: id }, ownOrOthers, signal);
}

/** What the form makes of its fields. */
interface ProductEntry {
  name: string;
  variant: string;
  description: string;
  category: string;
  price: number;
  stock: number;
  maxPerOrder: number;
  imageUrl: string | null;
  images: readonly string[];
  delivery: readonly string[];
  shippingFee: number;
}

export interface ProductSave {
  /** `null`: a new one. */
  on: { id: string; version: number } | null;
  performerId: string;
  /** The thing that a new one is another kind of. */
  familyId: string | null;
  entry: ProductEntry;
}

/**
 * Saves goods.
 * @throws AppError `STALE_VERSION` when they were saved elsewhere since they were read
 */
export function saveProduct(backend: Backend, { on, performerId, familyId, entry }: ProductSave) {
  const args = {
    p_id: on?.id ?? null,
    p_version: on?.version ?? null,
    p_performer_id: performerId,
    p_family_id: familyId,
    p_name: entry.name,
    p_variant: entry.variant,
    p_description: entry.description,
    p_category: entry.category,
    p_price: entry.price,
    p_stock: entry.stock,
    p_max_per_order: entry.maxPerOrder,
    p_image_url: entry.imageUrl,
    p_images: [...entry.images],
    p_delivery: [...entry.delivery],
    p_shipping_fee: entry.shippingFee,
  };
  return callFunction(backend, 'save_product', args, ownProductSchema);
}

/** Sends goods to review, takes them off the shelf, puts them back or removes them. */
export function moveProduct(backend: Backend, { id, move }: { id: string; move: ProductMove }) {
  return callFunction(backend, 'move_product', { p_id: id, p_move: move }, ownProductSchema);
}
