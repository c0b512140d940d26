import * as z from '@spotlight/shared/vendor/zod';
import { designers } from '../ad-product/ad-product.schema';

const text = z.nullable(z.string());

const supportAdStates = [
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
] as const;

const shape = {
  id: z.string(),
  orderNo: z.string(),
  status: z.enum(supportAdStates),
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
  message: z.string(),
  units: z.number(),
  city: text,
  station: text,
  designBy: z.enum(designers),
  artworkPaths: z.array(z.string()),
  updatedAt: z.string(),
};

/** A support ad as its list shows it. */
export const supportAdSchema = z.row(shape);
export type SupportAd = z.infer<typeof supportAdSchema>;

/** With whom to talk about it, which its list leaves out. */
export const supportAdDetailSchema = z.row({
  ...shape,
  contactName: z.string(),
  contactPhone: z.string(),
  /** Each time that it was sent, oldest first. */
  versions: z.array(z.row({ paths: z.array(z.string()), sentAt: z.string() })),
  /** Every step, oldest first. */
  history: z.array(z.row({ to: z.enum(supportAdStates), reason: text, at: z.string() })),
});
export type SupportAdDetail = z.infer<typeof supportAdDetailSchema>;

export const supportAdPageSchema = z.row({ items: z.array(supportAdSchema), total: z.number() });
