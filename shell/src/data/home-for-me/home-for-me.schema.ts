import * as z from '@spotlight/shared/vendor/zod';

const eventShape = { eventId: z.string(), title: z.string(), startsAt: z.string() };

/** What `home_for_me` answers; parts that the identity has nothing to do with are null. */
export const homeForMeSchema = z.row({
  /** The next event that the person has a ticket for. */
  ticket: z.nullable(z.row(eventShape)),
  /** The next event of a performer whom the person follows. */
  followed: z.nullable(z.row({ ...eventShape, artist: z.string() })),
  /** What others ask of the person's own venues or performers. */
  desk: z.nullable(
    z.row({
      pages: z.number(),
      waiting: z.number(),
      next: z.nullable(z.row({ bookingId: z.string(), startsAt: z.string() })),
    }),
  ),
  waitingApprovals: z.nullable(z.number()),
});
export type HomeForMe = z.infer<typeof homeForMeSchema>;
