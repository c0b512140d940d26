import * as z from '@spotlight/shared/vendor/zod';
import { eventStatusSchema } from '../event/event-in-list.schema';

/** What every change of an event answers. */
export const eventReceiptSchema = z.object({
  id: z.string(),
  status: eventStatusSchema,
  /** To be sent with the next edit. */
  version: z.number(),
});

/** What `set_ticket_types` answers. */
export const ticketTypesReceiptSchema = z.extend(eventReceiptSchema, {
  /** In the order in which the types were sent. */
  type_ids: z.array(z.string()),
});
