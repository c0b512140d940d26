import { readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import {
  adProductDetailSchema,
  adProductsSchema,
  adQuoteSchema,
  type Designer,
} from './ad-product.schema';

const idSchema = z.guid();

/** What somebody wants to know the price of. */
export interface QuoteRequest {
  productId: string;
  /** `YYYY-MM-DD` */
  startsOn: string;
  units: number;
  designBy: Designer;
}

/** Everything that is on sale. */
export const listAdProducts = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'list_ad_products', {}, adProductsSchema, signal);

/** A product with the slots that are left on each day of a span, or `null`. */
export function getAdProduct(
  backend: Backend,
  { id, from, to }: { id: string; from: string; to: string },
  signal?: AbortSignal,
) {
  if (!idSchema.safeParse(id).success) return Promise.resolve(null);
  const args = { p_product_id: id, p_from: from, p_to: to };
  return readFunction(backend, 'get_ad_product', args, adProductDetailSchema, signal);
}

/**
 * What days of a product cost, and by when they have to be ordered.
 * @throws AppError `INVALID_INPUT` for days that are not sold
 */
export const quoteAdProduct = (backend: Backend, request: QuoteRequest, signal?: AbortSignal) =>
  readFunction(
    backend,
    'quote_ad_product',
    {
      p_product_id: request.productId,
      p_starts_on: request.startsOn,
      p_units: request.units,
      p_design_by: request.designBy,
    },
    adQuoteSchema,
    signal,
  );
