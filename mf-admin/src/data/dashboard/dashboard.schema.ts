import * as z from '@spotlight/shared/vendor/zod';
import { approvalTypes } from '../approval/approval-type.schema';

/** The six figures of the overview, in the order in which they are shown. */
export const metrics = ['events', 'venues', 'performers', 'ads', 'users', 'pending'] as const;
export type Metric = (typeof metrics)[number];

const perMetric = <S extends z.ZodMiniType>(schema: S) =>
  z.row({
    events: schema,
    venues: schema,
    performers: schema,
    ads: schema,
    users: schema,
    pending: schema,
  });

const pendingItemSchema = z.row({
  id: z.string(),
  type: z.enum(approvalTypes),
  title: z.string(),
  submitter: z.nullable(z.string()),
  /** ISO timestamp. */
  submittedAt: z.string(),
});
export type PendingItem = z.infer<typeof pendingItemSchema>;

const dailyCountSchema = z.row({
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  day: z.string(),
  count: z.number(),
  /** Registrations on the day of the same place in the thirty days before. */
  previous: z.number(),
});
export type DailyCount = z.infer<typeof dailyCountSchema>;

const categoryShareSchema = z.row({
  category: z.string(),
  /** 0 to 1. */
  share: z.number(),
  count: z.number(),
});
export type CategoryShare = z.infer<typeof categoryShareSchema>;

/** Answer of `admin_dashboard()`. */
export const dashboardSchema = z.row({
  totals: perMetric(z.number()),
  newThisMonth: perMetric(z.number()),
  sparklines: perMetric(z.array(z.number())),
  registrationsByDay: z.array(dailyCountSchema),
  pendingItems: z.array(pendingItemSchema),
  oldestPendingAt: z.nullable(z.string()),
  categories: z.array(categoryShareSchema),
  generatedAt: z.string(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
