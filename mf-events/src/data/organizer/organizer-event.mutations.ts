import { useWrite } from '@spotlight/shared/contract';
import { attendeeKeys } from '../attendee/attendee.keys';
import { eventKeys } from '../event/event.keys';
import { inboxKeys } from '../inbox/inbox.keys';
import { sellerOrderKeys } from '../seller-order/seller-order.keys';
import { settlementKeys } from '../settlement/settlement.keys';
import { organizerEventKeys } from './organizer-event.keys';
import {
  cancelEvent,
  deleteEvent,
  duplicateEvent,
  messageAttendees,
  submitEvent,
  withdrawEvent,
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
    (backend, { id, reason }: { id: string; reason: string }) => cancelEvent(backend, id, reason),
    {
      touches: [...changed.touches, attendeeKeys.all, sellerOrderKeys.all, settlementKeys.all],
    },
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
