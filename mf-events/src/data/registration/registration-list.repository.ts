import { readFunction, type Backend } from '@spotlight/shared/data';
import { registrationPageSchema } from './registration-list.schema';
import type { RegistrationCard } from './registration-list.schema';

/** What the list of registrations is narrowed to. */
export interface RegistrationListRequest {
  /** `null`: every state. */
  status: RegistrationCard['status'] | null;
  page: number;
  pageSize: number;
}

/** Reads a page of the signed-in person's registrations, latest first. */
export function listRegistrations(
  backend: Backend,
  { status, page, pageSize }: RegistrationListRequest,
  signal?: AbortSignal,
) {
  const args = { p_status: status, p_page: page, p_page_size: pageSize };
  return readFunction(backend, 'my_registrations', args, registrationPageSchema, signal);
}
