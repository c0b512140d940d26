import * as z from '@spotlight/shared/vendor/zod';
import { eventStatusSchema } from '../event/event-in-list.schema';

/** What every change of an event answers. */
const eventReceiptShape = {
  id: z.string(),
  status: eventStatusSchema,
  /** To be sent with the next edit. */
  version: z.number(),
};
export const eventReceiptSchema = z.row(eventReceiptShape);

/** What `set_ticket_types` answers. */
export const ticketTypesReceiptSchema = z.row({
  ...eventReceiptShape,
  /** In the order in which the types were sent. */
  typeIds: z.array(z.string()),
});
