import type { Backend } from '@spotlight/shared/data';
import {
  getEventForEditing,
  saveEvent,
  setTicketTypes,
  type EditedVersion,
  type EventColumns,
  type TicketTypeInput,
} from './organizer-event.repository';

export type { EditedVersion, EventColumns, TicketTypeInput };

/**
 * The two writes of the form, one after the other; the form keeps what it has, nothing is read again.
 * @param clientKey the same for as long as the form is open
 */
export function openEventWriter(backend: Backend, clientKey: string) {
  return {
    saveEvent: (on: EditedVersion | null, event: EventColumns) =>
      saveEvent(backend, on, event, clientKey),
    setTicketTypes: (on: EditedVersion, types: readonly TicketTypeInput[]) =>
      setTicketTypes(backend, on, types, clientKey),
    read: (id: string) => getEventForEditing(backend, id),
  };
}

/** What `openEventWriter` gives. */
export type EventWriter = ReturnType<typeof openEventWriter>;
