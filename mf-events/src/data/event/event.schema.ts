import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';

/** What can be had of an event now; `none` before its tickets are published. */
const saleStates = ['none', 'not_yet', 'on_sale', 'waitlist', 'sold_out', 'ended'] as const;

/** The columns of an event in lists. */
export const eventCardShape = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  date: z.string(),
  time: z.nullable(z.string()),
  isTimeUndecided: z.boolean(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** Of what goes on for days, where they differ from day to day. */
  openingHours: z.nullish(openingHoursSchema),
  location: z.string(),
  city: z.nullable(z.string()),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
  price: z.string(),
  /** NT$; 0 is free, `null` while a price is broken. */
  priceFrom: z.nullable(z.number()),
  sale: z.enum(saleStates),
  /** When the sale begins, while it has not. */
  saleOpensAt: z.nullable(z.string()),
  attendees: z.number(),
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
  badge: z.nullable(z.string()),
  isSoldOut: z.boolean(),
};

const eventCardRow = z.row(eventCardShape);

const badges = ['hot', 'low_stock'] as const;

/** A badge that this version does not know is left out rather than failing the whole list. */
export const withKnownBadge = <Row extends { badge: string | null }>(row: Row) => ({
  ...row,
  badge: badges.find((badge) => badge === row.badge) ?? null,
});

export const eventCardSchema = z.pipe(eventCardRow, z.transform(withKnownBadge));
/** An event as lists show it. */
export type EventCard = z.infer<typeof eventCardSchema>;
