import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';
import { approvalTypes } from './approval-type.schema';

/** Tabs of the workflow. */
export const approvalTabs = ['pending_approval', 'approved', 'rejected'] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

/** What may be unusual about something that waits. */
const markCodes = [
  'no_refund_terms',
  'price_changed',
  'same_poster',
  'already_over',
  'starts_soon',
  'venue_objected',
  'new_organizer',
  'same_address',
  'same_name',
  'no_picture',
  'claimed_by_others',
  'reported_often',
  'refused_before',
] as const;

const text = z.optional(z.nullable(z.string()));

const artworkSchema = z.row({
  id: z.string(),
  version: z.number(),
  /** In the private bucket `artwork`. */
  filePath: z.string(),
  mimeType: z.string(),
  width: z.number(),
  height: z.number(),
  imageUrl: z.nullable(z.string()),
});
export type WaitingArtwork = z.infer<typeof artworkSchema>;

/** What somebody reads of a thing before deciding on it. Each kind fills what it has. */
const detailsSchema = z.row({
  description: text,
  body: text,
  date: text,
  time: text,
  startDate: text,
  endDate: text,
  location: text,
  address: text,
  city: text,
  category: text,
  genre: text,
  imageUrl: text,
  /** Of a venue, in their order. */
  photos: z.optional(z.array(z.row({ imageUrl: z.string(), alt: z.nullable(z.string()) }))),
  posterLine: text,
  linkUrl: text,
  artist: text,
  product: text,
  refundTerms: text,
  status: text,
  about: text,
  aboutId: text,
  /** NT$; of an event the words of its label. */
  price: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  capacity: z.optional(z.nullable(z.number())),
  ticketTypes: z.optional(
    z.array(z.row({ id: z.string(), name: z.string(), price: z.nullable(z.string()) })),
  ),
  links: z.optional(z.array(z.string())),
  artwork: z.optional(z.nullable(artworkSchema)),
});

const markSchema = z.row({
  code: z.enum(markCodes),
  level: z.enum(['danger', 'warning', 'info']),
  facts: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
});
export type ApprovalMark = z.infer<typeof markSchema>;

const approvalItemSchema = z.row({
  id: z.string(),
  type: z.enum(approvalTypes),
  /** The table, as `decide()` and the records name it. */
  entityType: z.string(),
  title: z.string(),
  status: z.enum(approvalTabs),
  submitter: z.nullable(z.string()),
  submittedAt: z.string(),
  /** Two working days later. */
  dueAt: z.string(),
  ownerId: z.nullable(z.string()),
  /** The administrator's own: a second person decides. */
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
  details: detailsSchema,
  marks: z.array(markSchema),
  /** The last reason. */
  remarks: z.nullable(z.string()),
});
export type ApprovalItem = z.infer<typeof approvalItemSchema>;

/** Answer of `approval_queue()`. */
export const approvalPageSchema = z.row({
  items: z.array(approvalItemSchema),
  total: z.number(),
  isTotalLeast: z.boolean(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  /** What waits, by kind. */
  pending: z.record(z.string(), z.number()),
  oldestAt: z.nullable(z.string()),
});
export type ApprovalPage = z.infer<typeof approvalPageSchema>;

/** Answer of `reason_templates()`. */
export const reasonTemplatesSchema = z.row({
  items: z.array(z.row({ label: z.string(), body: z.string() })),
});
export type ReasonTemplate = z.infer<typeof reasonTemplatesSchema>['items'][number];
