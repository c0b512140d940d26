import { callFunction, toColumns, query, type Backend } from '@spotlight/shared/data';
import { updatedAnswersSchema, type Answer } from '@spotlight/shared/event-form/question';
import { cancellationSchema, ownRegistrationsSchema } from './registration.schema';

/** Cancels a registration with all its tickets. */
export function cancelRegistration(backend: Backend, registrationId: string) {
  return callFunction(
    backend,
    'cancel_registration',
    { p_registration_id: registrationId },
    cancellationSchema,
  );
}

/** The signed-in person's registrations that still count. */
export function listOwnRegistrations(backend: Backend, userId: string) {
  return query(
    backend,
    (rest) =>
      rest
        .from('event_registrations')
        .select('id,event_id,status')
        .eq('user_id', userId)
        .in('status', ['pending', 'confirmed']),
    ownRegistrationsSchema,
  );
}

/** Answers the organizer's questions anew, until the answers close. */
export function updateAnswers(
  backend: Backend,
  registrationId: string,
  answers: readonly Answer[],
) {
  const args = { p_registration_id: registrationId, p_answers: toColumns(answers) };
  return callFunction(backend, 'update_registration_answers', args, updatedAnswersSchema);
}
