import { callFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { RegistrationFilters } from './registration.rules';
import {
  registrationPageSchema,
  savedRegistrationSchema,
  type RegistrationPage,
} from './registration.schema';

/**
 * One page of an event's registrations, latest first. Each look leaves a line in the audit log.
 * @throws AppError `FORBIDDEN` without the right to manage events
 */
export const listRegistrations = (
  backend: Backend,
  eventId: string,
  { query, status, ...rows }: Omit<RegistrationFilters, 'open' | 'hide'>,
): Promise<RegistrationPage> =>
  callFunction(
    backend,
    'admin_list_registrations',
    {
      p_event_id: eventId,
      p_query: query,
      p_status: status,
      ...rowsAsked(rows),
    },
    registrationPageSchema,
  );

/** What somebody wrote when registering, put right; what is left out stays as it is. */
export interface Correction {
  id: string;
  /** As it was read. */
  updatedAt: string;
  name: string;
  notes: string;
  adminNotes: string;
  contact?: { phone: string; address: string; emergencyContact: string };
}

/** @throws AppError `STALE_VERSION` after somebody else */
export const saveRegistration = (backend: Backend, correction: Correction) =>
  callFunction(
    backend,
    'admin_save_registration',
    {
      p_registration_id: correction.id,
      p_updated_at: correction.updatedAt,
      p_name: correction.name,
      p_notes: correction.notes,
      p_admin_notes: correction.adminNotes,
      ...(correction.contact && {
        p_phone: correction.contact.phone,
        p_address: correction.contact.address,
        p_emergency_contact: correction.contact.emergencyContact,
      }),
    },
    savedRegistrationSchema,
  );
