import { callFunction, query, type Backend } from '@spotlight/shared/data';
import {
  cancellationSchema,
  ownRegistrationsSchema,
  registrationReceiptSchema,
} from './registration.schema';

/** A registration as the form hands it over. */
export interface RegistrationRequest {
  eventId: string;
  ticketTypeId: string;
  quantity: number;
  name: string;
  email: string;
  phone: string;
  /** The same key gives the same answer, so a retry never registers twice. */
  idempotencyKey: string;
}

/** Registers the signed-in person. Free ticket types only. */
export function registerForEvent(backend: Backend, request: RegistrationRequest) {
  return callFunction(
    backend,
    'register_for_event',
    {
      p_event_id: request.eventId,
      p_ticket_type_id: request.ticketTypeId,
      p_quantity: request.quantity,
      p_name: request.name,
      p_email: request.email,
      p_phone: request.phone,
      p_idempotency_key: request.idempotencyKey,
    },
    registrationReceiptSchema,
  );
}

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
