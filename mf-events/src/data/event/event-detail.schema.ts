import * as z from '@spotlight/shared/vendor/zod';
import { closureNoticeSchema } from '../closure/closure.schema';
import { eventStatusSchema } from './event-in-list.schema';
import { eventCardShape, withKnownBadge } from './event.schema';

const ticketTypeSchema = z.row({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** NT$, whole dollars. */
  price: z.number(),
  /** Tickets that can still be had; `null` when unlimited. */
  left: z.nullable(z.number()),
  maxPerOrder: z.nullable(z.number()),
  minPerOrder: z.nullable(z.number()),
  saleStartAt: z.nullable(z.string()),
  /** The organizer decides first; such a type is asked for alone. */
  requiresApproval: z.boolean(),
  state: z.enum(['on_sale', 'sold_out', 'not_yet', 'ended']),
});
export type TicketType = z.infer<typeof ticketTypeSchema>;

const eventDetailRow = z.row({
  ...eventCardShape,
  status: eventStatusSchema,
  address: z.nullable(z.string()),
  /** How to get there, such as a metro station and minutes on foot. */
  transit: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  venue: z.nullable(z.row({ id: z.string() })),
  body: z.nullable(z.string()),
  ticketTypes: z.array(ticketTypeSchema),
  refundPolicy: z.nullable(z.row({ code: z.string(), name: z.string(), summary: z.string() })),
  organizer: z.nullable(
    z.row({
      id: z.nullable(z.string()),
      name: z.string(),
      eventCount: z.number(),
      /** Of five, by those who came to any of the organizer's events; nothing before the first. */
      rating: z.nullish(z.number()),
      reviewCount: z.optional(z.number()),
    }),
  ),
  /** Its city is closed on a day to come. */
  closure: closureNoticeSchema,
  // Each is looked at by the part of the page that shows it, which comes later than the first picture.
  questions: z.unknown(),
  performers: z.unknown(),
  guestPerformers: z.unknown(),
  myRegistration: z.nullable(
    z.row({
      id: z.string(),
      status: z.string(),
      /** The order that a pending one waits to be paid, or that a confirmed one was bought with. */
      orderId: z.nullable(z.string()),
      /** The organizer's word, its payment, or the seller's look for a payment that was reported. */
      awaits: z.nullable(z.enum(['approval', 'payment', 'review'])),
      /** How many more the person may have, by type; nothing where they may not, or something waits. */
      left: z.unknown(),
    }),
  ),
});

/** An event with everything that its own page shows; `null` when the caller may not see it. */
export const eventDetailSchema = z.nullable(
  z.pipe(
    eventDetailRow,
    z.transform(({ lat, lng, venue, body, performers, guestPerformers, ...row }) => ({
      ...withKnownBadge(row),
      /** Degrees, where the organizer has put the pin. */
      point: lat !== null && lng !== null ? { lat, lng } : null,
      /** The location's own page, when it is a venue of the site. */
      venueId: venue?.id ?? null,
      /** Paragraphs of the long description. */
      paragraphs: (body ?? row.description).split(/\n{2,}/).filter(Boolean),
      /** Not checked yet: `readLineUp`. */
      lineUp: [performers, guestPerformers] as const,
    })),
  ),
);
export type EventDetail = NonNullable<z.infer<typeof eventDetailSchema>>;
