import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';

/** The answers of the functions about transfers, as far as these screens read them. */
const row = {
  id: z.string(),
  status: z.string(),
  price: z.number(),
  expiresAt: z.string(),
  ticket: z.row({ id: z.string(), ticketNo: z.string(), ticketTypeName: z.string() }),
  fromName: z.string(),
  event: z.row({
    title: z.string(),
    date: z.string(),
    time: z.nullable(z.string()),
    isTimeUndecided: z.optional(z.boolean()),
    endsAt: z.nullable(z.string()),
    openingHours: z.nullish(openingHoursSchema),
    location: z.string(),
  }),
};

/** A ticket on its way, without its token. */
export const transferSchema = z.row(row);
export type Transfer = z.infer<typeof transferSchema>;

/** What was offered: the token of the link is told this once. */
export const transferTokenSchema = z.row({ token: z.string() });

/** What one offered, and what one is offered. */
export const transfersSchema = z.row({
  sent: z.array(z.row({ ...row, toEmail: z.string() })),
  received: z.array(transferSchema),
});
