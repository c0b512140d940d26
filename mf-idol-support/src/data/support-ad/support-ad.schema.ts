import * as z from '@spotlight/shared/vendor/zod';

const text = z.nullable(z.string());

/** A support ad as its list shows it. */
export const supportAdSchema = z.row({
  id: z.string(),
  orderNo: z.string(),
  status: z.enum([
    'draft',
    'submitted',
    'reviewing',
    'needs_fix',
    'rejected',
    'approved',
    'paid',
    'producing',
    'live',
    'completed',
    'cancelled',
  ]),
  title: z.string(),
  artist: z.row({ id: z.string(), performerName: z.string() }),
  product: z.row({ id: z.string(), name: z.string() }),
  startsOn: z.string(),
  endsOn: z.string(),
  total: z.number(),
  /** Until when the fix or the payment is awaited. */
  deadlineAt: text,
  /** There is one once it is approved. */
  orderId: text,
  proofUrls: z.array(z.string()),
  reviewNote: text,
  cancelReason: text,
});
export type SupportAd = z.infer<typeof supportAdSchema>;

export const supportAdPageSchema = z.row({ items: z.array(supportAdSchema), total: z.number() });
