import { productCategories } from '@spotlight/shared/goods/category';
import * as z from '@spotlight/shared/vendor/zod';

/** How goods reach their buyer. */
export const deliveryKinds = ['pickup', 'cvs', 'post'] as const;

export const productCardShape = {
  id: z.string(),
  performerId: z.string(),
  performerName: z.string(),
  name: z.string(),
  /** Which kind of the thing, such as a size; empty where there is one only. */
  variant: z.string(),
  /** The same for all kinds of one thing. */
  familyId: z.string(),
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
export const productCardSchema = z.row({
  ...productCardShape,
  /** How many kinds there are; `left` counts all of them. */
  variants: z.number(),
});
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
  z.row({
    ...productCardShape,
    description: z.string(),
    images: z.array(z.string()),
    /** The kinds that are on sale. */
    variants: z.array(
      z.row({ id: z.string(), variant: z.string(), price: z.number(), left: z.number() }),
    ),
  }),
);
export type Product = NonNullable<z.infer<typeof productSchema>>;
