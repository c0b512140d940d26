import { useWrite } from '@spotlight/shared/contract';
import { contactOrganizer } from './organizer-message.repository';

/** Sends a message to the organizer of `eventId`. */
export const useContactOrganizer = (eventId: string) =>
  useWrite((backend, body: string) => contactOrganizer(backend, eventId, body));
