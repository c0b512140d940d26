import { useBackend } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { joinWaitlist, leaveWaitlist } from './waitlist.repository';

/** Joins and leaves the line for a type; afterwards stock and places are read again. */
export function useWaitlistMoves() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const options = {
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always' as const,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  };
  const join = useMutation({
    mutationFn: (place: { eventId: string; ticketTypeId: string }) => joinWaitlist(backend, place),
    ...options,
  });
  const leave = useMutation({
    mutationFn: (entryId: string) => leaveWaitlist(backend, entryId),
    ...options,
  });
  return { join, leave };
}
