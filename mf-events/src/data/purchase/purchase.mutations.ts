import { useShell, useWrite } from '@spotlight/shared/contract';
import { seatChanges } from '../ticket/seat-changes';
import { holdTickets } from './purchase.repository';

/** Holds tickets of an event. */
export function useHoldTickets() {
  const { events } = useShell();
  return useWrite(holdTickets, {
    touches: seatChanges,
    onSuccess: (_receipt, { eventId }) => void events.emit('tickets.changed', { eventId }),
  });
}
