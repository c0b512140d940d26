import * as z from '@spotlight/shared/vendor/zod';
import { deliveryMethods } from './orders';

/** What performers sell. */
export const productCategories = [
  'album',
  'apparel',
  'photo_card',
  'poster',
  'light_stick',
  'accessory',
  'stationery',
  'other',
] as const;

/** From the draft to the shelf. Sold out is not a state: it is `left` being 0. */
export const productStatuses = ['draft', 'pending', 'active', 'inactive', 'rejected'] as const;

/** What its owner may do with a product. */
export const productMoves = ['submit', 'withdraw', 'hide', 'show', 'remove'] as const;

const count = z.int().check(z.gte(0));

const card = {
  id: z.string(),
  performer_id: z.string(),
  performer_name: z.string(),
  name: z.string(),
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

/** What `search_products` answers. */
export const productPageSchema = pageOf(z.object(card));
export type ProductCard = z.infer<typeof productPageSchema>['items'][number];

/** What `get_product` answers to a buyer. */
export const productSchema = z.object({
  ...card,
  description: z.string(),
  images: z.array(z.string()),
});
export type Product = z.infer<typeof productSchema>;

/** What its owner and the administrators see: `save_product`, `move_product`, `get_product`. */
export const ownProductSchema = z.object(own);
export type OwnProduct = z.infer<typeof ownProductSchema>;

/** What `my_products` and `admin_list_products` answer. */
export const ownProductPageSchema = pageOf(ownProductSchema);

/** Arguments of `save_product`. */
export const productFormSchema = z.object({
  p_id: z.optional(z.string()),
  p_performer_id: z.optional(z.string()),
  p_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  p_description: z.string().check(z.maxLength(5000)),
  p_category: z.enum(productCategories),
  p_price: z.int().check(z.gte(0), z.lte(1_000_000)),
  p_stock: z.int().check(z.gte(0), z.lte(1_000_000)),
  p_max_per_order: z.int().check(z.gte(1), z.lte(100)),
  p_image_url: z.nullable(z.string()),
  p_images: z.array(z.string()).check(z.maxLength(8)),
  p_delivery: z.array(z.enum(deliveryMethods)).check(z.minLength(1)),
  p_shipping_fee: z.int().check(z.gte(0), z.lte(10_000)),
  p_version: z.optional(z.int()),
});
export type ProductForm = z.infer<typeof productFormSchema>;
