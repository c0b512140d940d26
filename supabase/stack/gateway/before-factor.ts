import type { Backend } from './backend';
import type { Caller } from './caller';
import { Refusal } from './refusal';

/**
 * Who has only a token changes neither the password nor the address: the database refuses it, and here it is said in words that
 * clients of the accounts service know.
 * @param body of the request
 * @throws Refusal 403
 */
export async function refuseWithoutPassword(
  method: string,
  pathname: string,
  body: ArrayBuffer | null,
  { userId }: Caller,
  backend: Backend,
): Promise<void> {
  if (method !== 'PUT' || pathname !== '/auth/v1/user' || !userId) return;
  if (!/password|email/.test(new TextDecoder().decode(body ?? undefined))) return;
  if (!(await backend.hasLoginProof(userId))) throw passwordNeeded;
}

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

const passwordNeeded = new Refusal({
  status: 403,
  // What a hosted project's own accounts service says where it asks for the same.
  code: 'reauthentication_needed',
  message: 'The password was not shown in this session: confirm_password() comes first.',
});

const factorNeeded = new Refusal({
  status: 403,
  // What a hosted project's own accounts service says where its factors are in use.
  code: 'insufficient_aal',
  message: 'This session has not shown the second factor.',
});
