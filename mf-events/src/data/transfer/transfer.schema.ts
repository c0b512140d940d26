import * as z from '@spotlight/shared/vendor/zod';

/** The answers of the functions about transfers, as far as these screens read them. */
const row = {
  id: z.string(),
  status: z.string(),
  price: z.number(),
  expires_at: z.string(),
  ticket: z.object({ id: z.string(), ticket_no: z.string(), ticket_type_name: z.string() }),
  from_name: z.string(),
  event: z.object({
    title: z.string(),
    date: z.string(),
    time: z.nullable(z.string()),
    location: z.string(),
  }),
};

/** A ticket on its way, without its token. */
export const transferSchema = z.object(row);
export type Transfer = z.infer<typeof transferSchema>;

/** What was offered: the token of the link is told this once. */
export const transferTokenSchema = z.object({ token: z.string() });

/** What one offered, and what one is offered. */
export const transfersSchema = z.object({
  sent: z.array(z.object({ ...row, to_email: z.string() })),
  received: z.array(transferSchema),
});
