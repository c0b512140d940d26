import * as z from '@spotlight/shared/vendor/zod';

/** Kinds of goods, in the order of the filter. */
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
export type ProductCategory = (typeof productCategories)[number];

/** How goods reach their buyer. */
const deliveryKinds = ['pickup', 'cvs', 'post'] as const;

const productCardShape = {
  id: z.string(),
  performerId: z.string(),
  performerName: z.string(),
  name: z.string(),
  category: z.enum(productCategories),
  /** NT$ */
  price: z.number(),
  /** What can be bought now; 0 is sold out. */
  left: z.number(),
  maxPerOrder: z.number(),
  imageUrl: z.nullable(z.string()),
  delivery: z.array(z.enum(deliveryKinds)),
  /** NT$ for an order, unless it is picked up. */
  shippingFee: z.number(),
};
export const productCardSchema = z.row(productCardShape);
/** Goods as a shop shows them. */
export type ProductCard = z.infer<typeof productCardSchema>;

export const productPageSchema = z.row({
  items: z.array(productCardSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** `null`: there is no such product, or it is not on sale. */
export const productSchema = z.nullable(
  z.row({ ...productCardShape, description: z.string(), images: z.array(z.string()) }),
);
export type Product = NonNullable<z.infer<typeof productSchema>>;
