import { callFunction, type Backend } from '@spotlight/shared/data';
import { messageReceiptSchema } from './organizer-message.schema';

/** Sends a message to the organizer of an event, whose address stays hidden. */
export function contactOrganizer(backend: Backend, eventId: string, body: string) {
  return callFunction(
    backend,
    'contact_organizer',
    { p_event_id: eventId, p_body: body },
    messageReceiptSchema,
  );
}
