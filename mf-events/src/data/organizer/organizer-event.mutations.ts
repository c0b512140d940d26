import { useWrite } from '@spotlight/shared/contract';
import { eventGatesKeys } from '../event-gates/event-gates.keys';
import { eventKeys } from '../event/event.keys';
import { inboxKeys } from '../inbox/inbox.keys';
import { organizerEventKeys } from './organizer-event.keys';
import { salesChanges } from './sales-changes';
import {
  cancelEvent,
  deleteEvent,
  duplicateEvent,
  messageAttendees,
  submitEvent,
  withdrawEvent,
  type EditedVersion,
} from './organizer-event.repository';

const changed = { touches: [organizerEventKeys.all, eventKeys.all] };

/** Makes a new draft of an event, on another day. */
export const useDuplicateEvent = () =>
  useWrite(
    (backend, { id, date }: { id: string; date: string }) => duplicateEvent(backend, id, date),
    changed,
  );

/** Calls an event off, which refunds what was paid. */
export const useCancelEvent = () =>
  useWrite(
    (backend, { on, reason }: { on: EditedVersion; reason: string }) =>
      cancelEvent(backend, on, reason),
    // Nobody is on duty for it any more.
    { touches: [...salesChanges, eventGatesKeys.all] },
  );

/** Deletes a draft. */
export const useDeleteEvent = () => useWrite(deleteEvent, changed);

/** Takes a submitted event back. */
export const useWithdrawEvent = () => useWrite(withdrawEvent, changed);

/** Asks for a look at a finished draft. */
export const useSubmitEvent = () => useWrite(submitEvent, changed);

/** Writes to everybody who is expected. */
export const useMessageAttendees = () =>
  useWrite(
    (backend, { id, body }: { id: string; body: string }) => messageAttendees(backend, id, body),
    { touches: [inboxKeys.all] },
  );
