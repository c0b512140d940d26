import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

export const reportStatuses = ['open', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Why something was reported. */
export const reportKinds = [
  'scam',
  'copyright',
  'inappropriate',
  'wrong_information',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What can be reported. */
export const reportedTypes = ['event', 'venue', 'performer'] as const;
export type ReportedType = (typeof reportedTypes)[number];

/** What a member said about something that others show. */
const reportSchema = z.row({
  id: z.string(),
  entityType: z.enum(reportedTypes),
  entityId: z.string(),
  kind: z.enum(reportKinds),
  body: z.nullable(z.string()),
  status: z.enum(reportStatuses),
  note: z.nullable(z.string()),
  createdAt: z.string(),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  /** Null when it is gone. */
  title: z.nullable(z.string()),
  thingStatus: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  category: z.nullable(z.string()),
  description: z.nullable(z.string()),
  ownerName: z.nullable(z.string()),
  /** The administrator's own: a second person decides. */
  isOwn: z.boolean(),
  /** How often it was reported so far. */
  reportsOfIt: z.number(),
  openOfIt: z.number(),
  /** Whoever says so stays unnamed; how often they did, and were right. */
  reporter: z.row({ reports: z.number(), upheld: z.number(), dismissed: z.number() }),
});
export type Report = z.infer<typeof reportSchema>;

/** Answer of `admin_list_reports()`. */
export const reportPageSchema = z.row({
  items: z.array(reportSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  /** How many wait. */
  open: z.number(),
});
export type ReportPage = z.infer<typeof reportPageSchema>;

/** Answer of `resolve_report()`: how many reports it answered. */
export const resolvedReportSchema = z.row({ settled: z.number() });
