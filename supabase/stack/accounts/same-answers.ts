import { setTimeout as pause } from 'node:timers/promises';
import { compare } from 'bcryptjs';
import type { Sql } from 'postgres';
import type { FetchHandler } from '../gateway/backend';

/** How long a request for a mail takes, whether one is sent or not. */
const MAIL_MS = 500;

/**
 * The accounts service, whose first answers take as long for an address without an account as for one with: a sign-in
 * that fails has looked at a password, and a mail for a forgotten password goes its way behind the answer.
 */
export function hidingAccounts(fetch: FetchHandler, sql: Sql): FetchHandler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'POST') return fetch(request);
    if (pathname === '/auth/v1/recover') return hidingMail(fetch(request));
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'password') {
      return fetch(request);
    }
    const typed = request.clone();
    const answer = await fetch(request);
    if (!answer.ok) await lookAtSomePassword(typed, sql);
    return answer;
  };
}

/** The answer after a time that is always the same. A mail that fails is told to the log, as one to nobody would not be. */
async function hidingMail(work: Promise<Response>): Promise<Response> {
  let answer: Response | null = null;
  const told = work.then(
    (response) => (answer = response),
    (error: unknown) => console.error(error),
  );
  await pause(MAIL_MS);
  void told;
  const isOfTheRequest = answer !== null && (answer as Response).status < 500;
  return isOfTheRequest ? (answer as unknown as Response) : Response.json({});
}

/** What the service does with the password of somebody whom it knows, for somebody whom it does not. */
async function lookAtSomePassword(request: Request, sql: Sql): Promise<void> {
  const { email, password } = (await request.json().catch(() => ({}))) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof password !== 'string') return;
  const [row] = await sql<{ is_known: boolean; hash: string | null }[]>`
    select exists (select from auth.users where email = ${email.toLowerCase()}) as is_known,
      (select encrypted_password from auth.users where encrypted_password <> '' limit 1) as hash`;
  if (row && !row.is_known && row.hash) await compare(password, row.hash);
}
