import * as z from '@spotlight/shared/vendor/zod';

/** What becomes of an event on a day on which its city is closed; `closed` is a day of what goes on for days. */
const closureDecisions = ['held', 'moved', 'cancelled', 'closed'] as const;
export type ClosureDecision = (typeof closureDecisions)[number];

/** The closing that an event's page and its gate have to know of. */
export const closureNoticeSchema = z.nullish(
  z.row({ day: z.string(), decision: z.nullable(z.enum(closureDecisions)) }),
);
export type ClosureNotice = NonNullable<z.infer<typeof closureNoticeSchema>>;

/** Answer of `closure_desk()`, in the order in which the events begin. */
export const closureDeskSchema = z.row({
  /** Whether the person manages everybody's events. */
  isForAll: z.boolean(),
  closures: z.array(
    z.row({ id: z.string(), city: z.string(), day: z.string(), mayWithdraw: z.boolean() }),
  ),
  events: z.array(
    z.row({
      eventId: z.string(),
      day: z.string(),
      title: z.string(),
      city: z.string(),
      date: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      status: z.string(),
      organizerName: z.string(),
      lastsDays: z.boolean(),
      /** Who hears of it: holders, those who asked for a seat, those who wait. */
      people: z.int(),
      decision: z.nullable(z.enum(closureDecisions)),
      isTold: z.boolean(),
      suggestedDay: z.string(),
    }),
  ),
});
export type ClosureDesk = z.infer<typeof closureDeskSchema>;
export type ClosedEvent = ClosureDesk['events'][number];
