import * as z from '@spotlight/shared/vendor/zod';
import { productCardShape } from '../product/product.schema';

/** From the draft to the shelf. Sold out is not a state: it is `left` being 0. */
export const productStatuses = ['draft', 'pending', 'active', 'inactive', 'rejected'] as const;

/** Goods as their owner sees them, with what was sold and is on its way. */
export const ownProductSchema = z.row({
  ...productCardShape,
  description: z.string(),
  images: z.array(z.string()),
  status: z.enum(productStatuses),
  stock: z.number(),
  sold: z.number(),
  /** In orders that are not paid yet. */
  held: z.number(),
  /** Goes back with the form, which refuses an outdated one. */
  version: z.number(),
  updatedAt: z.string(),
  rejectionReason: z.nullable(z.string()),
});
export type OwnProduct = z.infer<typeof ownProductSchema>;

export const ownProductPageSchema = z.row({
  items: z.array(ownProductSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** What an owner may do with goods, beyond changing their words. */
export type ProductMove = 'submit' | 'withdraw' | 'hide' | 'show' | 'remove';
