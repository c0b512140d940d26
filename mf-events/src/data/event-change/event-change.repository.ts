import { callFunction, toColumns, type Backend } from '@spotlight/shared/data';
import type {
  EditedVersion,
  EventColumns,
  TicketTypeInput,
} from '../organizer/organizer-event.repository';
import { cancellationPreviewSchema, changePreviewSchema } from './event-change.schema';

/** What is to be saved, as `save_event` and `set_ticket_types` take it. */
export interface EventChange {
  on: EditedVersion;
  /** `null`: they stay as they are. */
  event: EventColumns | null;
  types: readonly TicketTypeInput[] | null;
}

/** Asks whom a change would concern, without making it. */
export function previewEventChange(
  backend: Backend,
  { on, event, types }: EventChange,
  clientKey: string,
) {
  const args = {
    p_event_id: on.id,
    p_version: on.version,
    p_event: event && toColumns(event),
    p_types: types && toColumns(types),
    p_client_key: clientKey,
  };
  return callFunction(backend, 'preview_event_change', args, changePreviewSchema);
}

/** Asks whom it would concern to call an event off, without doing so. */
export function previewEventCancellation(backend: Backend, eventId: string) {
  const args = { p_event_id: eventId };
  return callFunction(backend, 'preview_event_cancellation', args, cancellationPreviewSchema);
}
