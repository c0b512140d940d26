import { useWrite } from '@spotlight/shared/contract';
import { seatChanges } from '../ticket/seat-changes';
import { holdTickets } from './purchase.repository';

/** Holds tickets of an event. */
export const useHoldTickets = () => useWrite(holdTickets, { touches: seatChanges });
