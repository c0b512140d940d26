import * as z from '@spotlight/shared/vendor/zod';

const text = z.nullable(z.string());

/** An advertisement as its owner sees it, with its days and the newest version of its artwork. */
export const ownAdSchema = z.row({
  id: z.string(),
  title: z.string(),
  description: text,
  status: z.enum(['pending', 'active', 'inactive', 'rejected']),
  /** What its days say. */
  phase: z.enum(['scheduled', 'running', 'ended']),
  imageUrl: text,
  startDate: z.string(),
  endDate: z.string(),
  impressions: z.number(),
  clicks: z.number(),
  /** Null for what the platform shows without an order. */
  booking: z.nullable(
    z.row({
      id: z.string(),
      status: z.enum(['held', 'confirmed', 'expired', 'cancelled', 'refunded']),
      units: z.number(),
      amount: z.number(),
      productId: z.string(),
      productName: z.string(),
      orderId: text,
      orderStatus: text,
    }),
  ),
  creative: z.nullable(
    z.row({
      version: z.number(),
      status: z.enum(['checking', 'approved', 'rejected', 'replaced']),
      /** Why it was not taken. */
      reason: text,
    }),
  ),
  /** Why it was rejected. */
  reason: text,
});
export type OwnAd = z.infer<typeof ownAdSchema>;

export const ownAdPageSchema = z.row({
  items: z.array(ownAdSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** Every day up to today, without gaps. */
export const adStatsSchema = z.row({
  impressions: z.number(),
  clicks: z.number(),
  days: z.array(z.row({ day: z.string(), impressions: z.number(), clicks: z.number() })),
});
export type AdStats = z.infer<typeof adStatsSchema>;
