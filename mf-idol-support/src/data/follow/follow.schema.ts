import * as z from '@spotlight/shared/vendor/zod';
import { performanceSchema, performerSummaryShape } from '../performer/performer.schema';

/** A performer whom somebody follows. */
const followedSchema = z.row({
  ...performerSummaryShape,
  /** Whether the person is told about new events. */
  notify: z.boolean(),
  /** 0 on the day itself. */
  daysToBirthday: z.nullable(z.number()),
  nextEvent: z.nullable(performanceSchema),
});
export type Followed = z.infer<typeof followedSchema>;

export const followPageSchema = z.row({
  items: z.array(followedSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** The ids of all whom somebody follows. */
export const followedIdsSchema = z.array(z.string());

/** What following or leaving answers. */
export const followAnswerSchema = z.row({
  performerId: z.string(),
  following: z.boolean(),
  followerCount: z.number(),
});
