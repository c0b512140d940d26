import { productCategories } from '@spotlight/shared/goods/category';
import * as z from '@spotlight/shared/vendor/zod';
import { deliveryMethods } from '@spotlight/shared/orders/schema';

/** From the draft to the shelf. Sold out is not a state: it is `left` being 0. */
export const productStatuses = ['draft', 'pending', 'active', 'inactive', 'rejected'] as const;

const count = z.int().check(z.gte(0));

const card = {
  id: z.string(),
  performer_id: z.string(),
  performer_name: z.string(),
  name: z.string(),
  /** Which kind of the thing, such as a size; empty where there is one only. */
  variant: z.string(),
  /** The same for all kinds of one thing. */
  family_id: z.string(),
  category: z.enum(productCategories),
  /** NT$ */
  price: count,
  left: count,
  max_per_order: z.int(),
  image_url: z.nullable(z.string()),
  delivery: z.array(z.enum(deliveryMethods)),
  shipping_fee: count,
};

const own = {
  ...card,
  description: z.string(),
  images: z.array(z.string()),
  status: z.enum(productStatuses),
  stock: count,
  sold: count,
  held: count,
  /** Goes back with `save_product`, which refuses an outdated one. */
  version: z.int(),
  updated_at: z.string(),
  rejection_reason: z.nullable(z.string()),
};

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });

/** What `search_products` answers: a family once, with what is left of all of its kinds. */
export const productPageSchema = pageOf(z.object({ ...card, variants: count }));

const variants = z.array(
  z.object({ id: z.string(), variant: z.string(), price: count, left: count }),
);

/** What `get_product` answers to a buyer. */
export const productSchema = z.object({
  ...card,
  description: z.string(),
  images: z.array(z.string()),
  /** The kinds that are on sale. */
  variants,
});

/** What its owner and the administrators see: `save_product`, `move_product`, `get_product`. */
export const ownProductSchema = z.object({ ...own, variants: z.optional(variants) });

/** What `my_products` and `admin_list_products` answer. */
export const ownProductPageSchema = pageOf(ownProductSchema);
