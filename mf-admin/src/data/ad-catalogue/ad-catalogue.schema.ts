import * as z from '@spotlight/shared/vendor/zod';
import { adTypes } from '../ad/ad.schema';

export const adCategories = ['online', 'mrt', 'bus', 'led', 'birthday'] as const;
export const adUnits = ['day', 'week', 'month'] as const;

const size = z.nullable(z.int());

/** Where advertisements run, and how many at a time. */
const placementSchema = z.row({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  adType: z.enum(adTypes),
  displayLocation: z.string(),
  slots: z.int(),
  imageW: size,
  imageH: size,
  maxSeconds: size,
  isActive: z.boolean(),
  products: z.number(),
  /** Bookings that run or will. */
  booked: z.number(),
  updatedAt: z.string(),
});
export type Placement = z.infer<typeof placementSchema>;

/** What is sold of a placement. */
const adProductSchema = z.row({
  id: z.string(),
  placementId: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(adCategories),
  city: z.nullable(z.string()),
  unit: z.enum(adUnits),
  /** NT$ */
  unitPrice: z.int(),
  designFee: z.int(),
  minUnits: z.int(),
  maxUnits: z.int(),
  leadDays: z.int(),
  needsMediaReview: z.boolean(),
  spec: z.record(z.string(), z.unknown()),
  images: z.array(z.string()),
  placement: z.row({ name: z.string() }),
  isActive: z.boolean(),
  sort: z.int(),
  updatedAt: z.string(),
});
export type AdProduct = z.infer<typeof adProductSchema>;

/** Answer of `admin_ad_catalogue()`. */
export const catalogueSchema = z.row({
  mayManage: z.boolean(),
  placements: z.array(placementSchema),
  products: z.array(adProductSchema),
});
export type AdCatalogue = z.infer<typeof catalogueSchema>;

export const savedSchema = z.row({ id: z.string() });
