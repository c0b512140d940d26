import { useWrite } from '@spotlight/shared/contract';
import { seatChanges } from '../ticket/seat-changes';
import { checkOutTickets, holdTickets } from './purchase.repository';

/** Holds tickets of an event. */
export const useHoldTickets = () => useWrite(holdTickets, { touches: seatChanges });

/** Holds tickets of several events of one seller at once. */
export const useCheckOutTickets = () => useWrite(checkOutTickets, { touches: seatChanges });
