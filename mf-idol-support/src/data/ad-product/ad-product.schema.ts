import * as z from '@spotlight/shared/vendor/zod';

/** What advertisements are sold on, in the order of the filter. */
export const adCategories = ['mrt', 'bus', 'led', 'birthday', 'online'] as const;
export type AdCategory = (typeof adCategories)[number];

/** Who draws the advertisement. */
export const designers = ['self', 'platform'] as const;
export type Designer = (typeof designers)[number];

const adProductShape = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(adCategories),
  city: z.nullable(z.string()),
  unit: z.enum(['day', 'week', 'month']),
  /** NT$ */
  unitPrice: z.number(),
  /** Once, when the platform draws it. */
  designFee: z.number(),
  minUnits: z.number(),
  maxUnits: z.number(),
  /** Days between the order and the first day on air. */
  leadDays: z.number(),
  /** Asked for as a support ad, and paid after the media company accepted it; else booked at once. */
  needsMediaReview: z.boolean(),
  spec: z.object({ format: z.optional(z.string()), exposure: z.optional(z.string()) }),
  placement: z.row({
    name: z.string(),
    slots: z.number(),
    imageW: z.nullable(z.number()),
    imageH: z.nullable(z.number()),
    maxSeconds: z.nullable(z.number()),
  }),
};
const adProductSchema = z.row(adProductShape);
export type AdProduct = z.infer<typeof adProductSchema>;

export const adProductsSchema = z.array(adProductSchema);

/** `null`: not on sale. */
export const adProductDetailSchema = z.nullable(
  z.row({
    ...adProductShape,
    earliestStart: z.string(),
    days: z.array(z.row({ day: z.string(), freeSlots: z.number() })),
  }),
);
export type AdProductDetail = NonNullable<z.infer<typeof adProductDetailSchema>>;

export const adQuoteSchema = z.row({
  startsOn: z.string(),
  endsOn: z.string(),
  units: z.number(),
  lines: z.array(
    z.row({
      code: z.enum(['media', 'design']),
      quantity: z.number(),
      unitPrice: z.number(),
      amount: z.number(),
    }),
  ),
  total: z.number(),
  latestOrderOn: z.string(),
  freeSlots: z.number(),
});
export type AdQuote = z.infer<typeof adQuoteSchema>;
