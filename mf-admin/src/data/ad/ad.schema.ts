import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

export const adStatuses = ['pending', 'active', 'inactive', 'rejected'] as const;
export type AdStatus = (typeof adStatuses)[number];
export const adTypes = ['banner', 'featured', 'popup', 'home_banner'] as const;
export type AdType = (typeof adTypes)[number];
export const adPhases = ['scheduled', 'running', 'ended'] as const;
export type AdPhase = (typeof adPhases)[number];

const text = z.nullable(z.string());

/** An advertisement as the back office shows it. */
export const managedAdSchema = z.row({
  id: z.string(),
  title: z.string(),
  description: text,
  type: z.enum(adTypes),
  status: z.enum(adStatuses),
  /** Follows from its days. */
  phase: z.enum(adPhases),
  displayLocation: z.string(),
  clientId: text,
  clientName: text,
  imageUrl: text,
  linkUrl: text,
  buttonText: text,
  startDate: z.string(),
  endDate: z.string(),
  /** NT$ */
  budget: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  updatedAt: z.string(),
  booking: z.nullable(
    z.row({
      status: z.enum(['held', 'confirmed', 'expired', 'cancelled', 'refunded']),
      slotNo: z.number(),
      amount: z.number(),
      productName: z.string(),
    }),
  ),
  /** Why it was turned down. */
  reason: text,
});
export type ManagedAd = z.infer<typeof managedAdSchema>;

/** Answer of `admin_list_ads()`. */
export const adPageSchema = z.row({
  items: z.array(managedAdSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  mayManage: z.boolean(),
});
export type AdPage = z.infer<typeof adPageSchema>;

/** Answer of `ad_stats()`: every day from the first one to today. */
export const adStatsSchema = z.row({
  impressions: z.number(),
  clicks: z.number(),
  days: z.array(z.row({ day: z.string(), impressions: z.number(), clicks: z.number() })),
});

/** Answer of `admin_ad_creatives()`. */
export const creativesSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      version: z.int(),
      status: z.enum(['checking', 'approved', 'rejected', 'replaced']),
      reason: text,
      /** In the private bucket. */
      filePath: z.string(),
      mimeType: z.string(),
      /** The public copy. */
      imageUrl: text,
      width: z.number(),
      height: z.number(),
      bytes: z.number(),
      createdAt: z.string(),
    }),
  ),
});

export const switchedAdSchema = z.row({ id: z.string(), status: z.enum(adStatuses) });
export const deletedAdSchema = z.row({ id: z.string() });
