import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';
import { productCardSchema } from '../product/product.schema';

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
export const performerSummaryShape = {
  id: z.string(),
  performerName: z.string(),
  /** Style in the performer's own words. */
  genre: z.nullable(z.string()),
  category: z.string(),
  /** City id, such as `taipei`. */
  city: z.nullable(z.string()),
  birthday: z.nullable(monthDaySchema),
  profileImageUrl: z.nullable(z.string()),
  followerCount: z.number(),
};
const performerSummarySchema = z.row(performerSummaryShape);
export type PerformerSummary = z.infer<typeof performerSummarySchema>;

/** What guests said of a performer; no average without reviews. */
const ratingSchema = z.row({ average: z.nullable(z.number()), total: z.number() });

const listedPerformerSchema = z.row({
  ...performerSummaryShape,
  /** NT$ for one appearance, from. */
  feeMin: z.nullish(z.number()),
  rating: z.optional(ratingSchema),
});
/** A performer as the list knows them. */
export type ListedPerformer = z.infer<typeof listedPerformerSchema>;

export const performerPageSchema = z.row({
  items: z.array(listedPerformerSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** `near`: none has the words themselves. */
  match: z.optional(z.enum(['exact', 'near'])),
});
export type PerformerPage = z.infer<typeof performerPageSchema>;

/** Performers that editors put forward, in their order. */
export const featuredPerformersSchema = z.row({ items: z.array(listedPerformerSchema) });

/** An event that the performer takes part in, as far as its list shows it. */
export const performanceSchema = z.row({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  isTimeUndecided: z.boolean(),
  location: z.nullable(z.string()),
  city: z.nullable(z.string()),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
  price: z.string(),
  /** Moments, ISO 8601. */
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  openingHours: z.nullish(openingHoursSchema),
});
export type Performance = z.infer<typeof performanceSchema>;

/** A recording, on whatever platform it lies. */
const workSchema = z.row({ title: z.string(), url: z.string() });
export type Work = z.infer<typeof workSchema>;

const performerDetailSchema = z.row({
  ...performerSummaryShape,
  /** `null`: nobody has claimed the page. */
  ownerId: z.nullable(z.string()),
  /** Platform staff made sure who it is. */
  verified: z.boolean(),
  /** Only its owner and administrators see what is not `approved`. */
  status: z.enum(['pending', 'approved', 'rejected']),
  bio: z.nullable(z.string()),
  instagramUrl: z.nullable(z.string()),
  facebookUrl: z.nullable(z.string()),
  youtubeUrl: z.nullable(z.string()),
  spotifyUrl: z.nullable(z.string()),
  websiteUrl: z.nullable(z.string()),
  /** Usual fee for one performance, whole NT$. */
  feeMin: z.nullable(z.number()),
  feeMax: z.nullable(z.number()),
  /** Of one performance. */
  performanceMinutes: z.nullable(z.number()),
  experienceYears: z.nullable(z.number()),
  /** What the stage has to have. */
  techRider: z.nullable(z.string()),
  works: z.array(workSchema),
  rating: ratingSchema,
  /** How many goods are on sale; `products` are the newest of them. */
  productCount: z.number(),
  products: z.array(productCardSchema),
  /** 0 on the day itself. */
  daysToBirthday: z.nullable(z.number()),
  upcomingEvents: z.array(performanceSchema),
});
export type PerformerDetail = z.infer<typeof performerDetailSchema>;

/** `null`: there is no such performer, or the visitor may not see them. */
export const performerAnswerSchema = z.nullable(performerDetailSchema);

/** A performer whose birthday lies in the month that was asked for. */
const birthdaySchema = z.row({
  id: z.string(),
  performerName: z.string(),
  category: z.string(),
  genre: z.nullable(z.string()),
  city: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  birthday: monthDaySchema,
  /** Day of the month. */
  day: z.number(),
  /** The next time it is celebrated, `YYYY-MM-DD`. */
  nextDate: z.string(),
  /** Days until then; 0 on the day itself. */
  daysLeft: z.number(),
  followerCount: z.number(),
  /** Birthday events for them this year. */
  eventCount: z.number(),
});
export type Birthday = z.infer<typeof birthdaySchema>;

export const birthdaysSchema = z.array(birthdaySchema);
