import * as z from '@spotlight/shared/vendor/zod';

/** The kinds of performers, in the order of the filter. */
export const performerCategories = [
  'dj',
  'artist',
  'band',
  'musician',
  'dance',
  'host',
  'youtube',
  'podcaster',
] as const;
export type PerformerCategory = (typeof performerCategories)[number];

/** `MM/DD`; 02/29 is a birthday too. */
const monthDaySchema = z.string().check(z.regex(/^\d{2}\/\d{2}$/));

/** Addresses can say anything; only an id of this shape is worth asking for. */
export const performerIdSchema = z.guid();

/** What a tile shows of a performer. */
const performerSummarySchema = z.object({
  id: z.string(),
  performer_name: z.string(),
  /** Style in the performer's own words. */
  genre: z.nullable(z.string()),
  category: z.string(),
  /** City id, such as `taipei`. */
  city: z.nullable(z.string()),
  birthday: z.nullable(monthDaySchema),
  profile_image_url: z.nullable(z.string()),
  follower_count: z.number(),
});
export type PerformerSummary = z.infer<typeof performerSummarySchema>;

export const performerPageSchema = z.object({
  items: z.array(performerSummarySchema),
  total: z.number(),
  page: z.number(),
  page_size: z.number(),
  /** `near`: none has the words themselves. */
  match: z.optional(z.enum(['exact', 'near'])),
});
export type PerformerPage = z.infer<typeof performerPageSchema>;

/** An event that the performer takes part in, as far as its list shows it. */
const performanceSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  time_undecided: z.boolean(),
  location: z.nullable(z.string()),
  city: z.nullable(z.string()),
  category: z.string(),
  image_url: z.nullable(z.string()),
  poster_line: z.nullable(z.string()),
  price: z.string(),
});
export type Performance = z.infer<typeof performanceSchema>;

const performerDetailSchema = z.extend(performerSummarySchema, {
  bio: z.nullable(z.string()),
  instagram_url: z.nullable(z.string()),
  facebook_url: z.nullable(z.string()),
  youtube_url: z.nullable(z.string()),
  spotify_url: z.nullable(z.string()),
  website_url: z.nullable(z.string()),
  /** Usual fee for one performance, whole NT$. */
  fee_min: z.nullable(z.number()),
  fee_max: z.nullable(z.number()),
  /** 0 on the day itself. */
  days_to_birthday: z.nullable(z.number()),
  upcoming_events: z.array(performanceSchema),
});
export type PerformerDetail = z.infer<typeof performerDetailSchema>;

/** `null`: there is no such performer, or the visitor may not see them. */
export const performerAnswerSchema = z.nullable(performerDetailSchema);

/** A performer whose birthday lies in the month that was asked for. */
const birthdaySchema = z.object({
  id: z.string(),
  performer_name: z.string(),
  category: z.string(),
  genre: z.nullable(z.string()),
  city: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
  birthday: monthDaySchema,
  /** Day of the month. */
  day: z.number(),
  /** The next time it is celebrated, `YYYY-MM-DD`. */
  next_date: z.string(),
  /** Days until then; 0 on the day itself. */
  days_left: z.number(),
  follower_count: z.number(),
  /** Birthday events for them this year. */
  event_count: z.number(),
});
export type Birthday = z.infer<typeof birthdaySchema>;

export const birthdaysSchema = z.array(birthdaySchema);
