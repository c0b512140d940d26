import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

/** From sending to the proof; drafts are their authors' business. */
export const supportAdStatuses = [
  'submitted',
  'reviewing',
  'needs_fix',
  'approved',
  'paid',
  'producing',
  'live',
  'completed',
  'rejected',
  'cancelled',
] as const;
export type SupportAdStatus = (typeof supportAdStatuses)[number];

const text = z.nullable(z.string());
const status = z.enum(supportAdStatuses);

/** A support ad as the back office lists it. */
export const supportAdSchema = z.row({
  id: z.string(),
  orderNo: z.string(),
  status,
  title: z.string(),
  message: z.string(),
  artist: z.row({ id: z.string(), performerName: z.string() }),
  product: z.row({ name: z.string(), category: z.string() }),
  startsOn: z.string(),
  endsOn: z.string(),
  units: z.number(),
  city: text,
  station: text,
  designBy: z.enum(['self', 'platform']),
  /** In the private bucket. */
  artworkPaths: z.array(z.string()),
  total: z.number(),
  deadlineAt: text,
  orderId: text,
  proofUrls: z.array(z.string()),
  reviewNote: text,
  cancelReason: text,
  createdAt: z.string(),
});
export type SupportAd = z.infer<typeof supportAdSchema>;

export const supportAdPageSchema = z.row({
  items: z.array(supportAdSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
});
export type SupportAdPage = z.infer<typeof supportAdPageSchema>;

/** Answer of `get_support_ad()`: whom to ask, and how it came this far. */
export const supportAdStorySchema = z.row({
  contactName: z.string(),
  contactPhone: z.string(),
  history: z.array(z.row({ from: z.string(), to: z.string(), reason: text, at: z.string() })),
});
