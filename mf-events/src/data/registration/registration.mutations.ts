import { useWrite } from '@spotlight/shared/contract';
import type { Answer } from '@spotlight/shared/event-form/question';
import { seatChanges } from '../ticket/seat-changes';
import { registrationKeys } from './registration.keys';
import { cancelRegistration, updateAnswers } from './registration.repository';

/** Cancels a registration and gives its seats back. */
export const useCancelRegistration = () => useWrite(cancelRegistration, { touches: seatChanges });

/** Answers the organizer's questions anew. */
export const useUpdateAnswers = () =>
  useWrite(
    (backend, change: { registrationId: string; answers: readonly Answer[] }) =>
      updateAnswers(backend, change.registrationId, change.answers),
    { touches: [registrationKeys.all] },
  );
