import type { Backend } from './backend';
import type { Caller } from './caller';
import { Refusal } from './refusal';

/**
 * Who knows only the password does not change it, nor the address: a session that has not shown the second factor may not change
 * what one logs in with. The database refuses it everything else.
 * @throws Refusal 403
 */
export async function refuseBeforeFactor(
  method: string,
  pathname: string,
  { token, userId }: Caller,
  backend: Backend,
): Promise<void> {
  if (method !== 'PUT' || pathname !== '/auth/v1/user' || !token || !userId) return;
  if (await backend.isFactorNeeded(token)) throw factorNeeded;
}

const factorNeeded = new Refusal({
  status: 403,
  // What a hosted project's own accounts service says where its factors are in use.
  code: 'insufficient_aal',
  message: 'This session has not shown the second factor.',
});
