import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';

const ticketEventRow = z.row({
  id: z.string(),
  title: z.string(),
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  date: z.string(),
  time: z.nullable(z.string()),
  isTimeUndecided: z.boolean(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  // Absent in what a device cached in an earlier version.
  openingHours: z.nullish(openingHoursSchema),
  location: z.string(),
  /** For calendars. Absent in what a device cached in an earlier version. */
  address: z.nullish(z.string()),
  city: z.nullable(z.string()),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
  phase: z.enum(['upcoming', 'ongoing', 'ended', 'cancelled']),
});

const ticketRow = z.row({
  id: z.string(),
  ticketNo: z.string(),
  status: z.enum(['valid', 'checked_in', 'cancelled', 'refunded', 'transferring']),
  ticketTypeName: z.string(),
  holderName: z.string(),
  /** What the scanner at the gate reads. */
  qr: z.string(),
  registrationId: z.string(),
  // Absent in what a device cached in an earlier version.
  /** NT$ */
  pricePaid: z.optional(z.number()),
  orderId: z.nullish(z.string()),
  canTransfer: z.optional(z.boolean()),
  /** Its money is asked back, and nobody has decided: it lets nobody in until then. */
  askedBack: z.optional(z.boolean()),
  event: ticketEventRow,
});

/** Tickets as they are saved on the device and checked when they are read from there. */
export const ticketRowsSchema = z.array(ticketRow);
export type TicketRows = z.infer<typeof ticketRowsSchema>;

const toTicket = ({ ticketNo, ticketTypeName, ...row }: TicketRows[number]) => ({
  ...row,
  number: ticketNo,
  typeName: ticketTypeName,
  pricePaid: row.pricePaid ?? 0,
  /** What a refund is asked for; `null` for free tickets and those that somebody else bought. */
  orderId: row.orderId ?? null,
  canTransfer: row.canTransfer ?? false,
  askedBack: row.askedBack ?? false,
});
export type Ticket = ReturnType<typeof toTicket>;

/** Tickets as the interface reads them. */
export const toTickets = (rows: TicketRows): Ticket[] => rows.map(toTicket);
