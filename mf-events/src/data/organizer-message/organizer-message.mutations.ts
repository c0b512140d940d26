import { useBackend } from '@spotlight/shared/contract';
import { useMutation } from '@spotlight/shared/vendor/query';
import { contactOrganizer } from './organizer-message.repository';

/** Sends a message to the organizer of `eventId`. */
export function useContactOrganizer(eventId: string) {
  const backend = useBackend();
  return useMutation({ mutationFn: (body: string) => contactOrganizer(backend, eventId, body) });
}
