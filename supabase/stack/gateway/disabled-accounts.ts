import type { Backend } from './backend';
import type { Caller } from './caller';
import { Refusal } from './refusal';

const accountDisabled = new Refusal({
  status: 403,
  code: 'account_disabled',
  message: 'This account has been disabled.',
});

/** Disabled people may still sign out. */
const isSignOut = (pathname: string) => pathname === '/auth/v1/logout';

/**
 * Refuses a disabled account that already holds a token.
 * @throws Refusal 403
 */
export async function refuseDisabledCaller(
  pathname: string,
  caller: Caller,
  backend: Backend,
): Promise<void> {
  if (!caller.userId || isSignOut(pathname)) return;
  if (await backend.isDisabled(caller.userId)) throw accountDisabled;
}

/**
 * Takes back a session that was just opened for a disabled account. Asked afterwards and not before:
 * so only who knows the password learns that the account is disabled.
 * @throws Refusal 403
 */
export async function refuseDisabledSession(response: Response, backend: Backend): Promise<void> {
  if (!response.ok || !response.headers.get('Content-Type')?.includes('json')) return;
  const body = (await response.clone().json()) as { user?: { id?: string } } | null;
  const userId = body?.user?.id;
  if (!userId || !(await backend.isDisabled(userId))) return;
  await backend.endSessions(userId);
  throw accountDisabled;
}
