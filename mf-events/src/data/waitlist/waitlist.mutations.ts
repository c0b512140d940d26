import { useWrite } from '@spotlight/shared/contract';
import { seatChanges } from '../ticket/seat-changes';
import { joinWaitlist, leaveWaitlist } from './waitlist.repository';

/** Joins and leaves the waitlist of a type; who leaves an offer gives seats back. */
export function useWaitlistMoves() {
  const join = useWrite(joinWaitlist, { touches: seatChanges });
  const leave = useWrite(leaveWaitlist, { touches: seatChanges });
  return { join, leave };
}
