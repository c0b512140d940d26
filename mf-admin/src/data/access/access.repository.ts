import { AppError, callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import type { AccessAnswer } from './access.rules';

const answerSchema = z.boolean();
/** All that a guard needs to know of the factor; the rest is read by its step. */
const factorSchema = z.row({ isNeeded: z.boolean() });

/**
 * Asks the server what the signed-in person is to the back office.
 * @throws AppError when it gave no answer; the caller must then let nobody in.
 */
export async function askAccess(backend: Backend, signal?: AbortSignal): Promise<AccessAnswer> {
  if (await isAdmin(backend, signal)) return 'admin';
  return (await isFactorNeeded(backend, signal)) ? 'factor' : 'member';
}

/** A database that has not been migrated yet asks nobody for a second factor. */
async function isFactorNeeded(backend: Backend, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await readFunction(backend, 'my_second_factor', {}, factorSchema, signal)).isNeeded;
  } catch (thrown) {
    if (!isFunctionMissing(thrown)) throw thrown;
    return false;
  }
}

/**
 * Asks the server whether the signed-in person is an active administrator.
 *
 * A database that has not been migrated yet knows the older question only, so a missing function (and
 * nothing else) makes us ask that one.
 * @throws AppError when neither question got an answer; the caller must then let nobody in.
 */
export async function isAdmin(backend: Backend, signal?: AbortSignal): Promise<boolean> {
  try {
    return await readFunction(backend, 'is_admin_safe_v3', {}, answerSchema, signal);
  } catch (thrown) {
    if (!isFunctionMissing(thrown)) throw thrown;
    return readFunction(backend, 'is_admin_safe', {}, answerSchema, signal);
  }
}

/** PostgREST answers PGRST202 when its schema cache has no function of that name. */
function isFunctionMissing(thrown: unknown): boolean {
  const fault = thrown instanceof AppError ? thrown.cause : undefined;
  return (
    typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === 'PGRST202'
  );
}

/**
 * Puts on record that the signed-in account was kept out of the back office.
 * @throws AppError
 */
export function recordRefusedEntry(backend: Backend): Promise<unknown> {
  return callFunction(
    backend,
    'log_security_event',
    {
      p_action: 'admin_entry_refused',
      p_resource_type: 'admin_area',
      p_resource_id: null,
      p_success: false,
      p_error_message: null,
      p_metadata: {},
    },
    z.unknown(),
  );
}
