import { randomUUID } from 'node:crypto';
import { codeOf } from './authenticator';
import { asUser, callIn, type Argument } from './callers';
import type { Sql } from './test-database';

/** A session of an account, as the accounts service opens one at each sign-in. */
export async function openSession(sql: Sql, userId: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.sessions (id, user_id) values (${id}, ${userId})`;
  return id;
}

/** Calls a function of the data API in a session. */
export const callInSession = <T>(
  sql: Sql,
  userId: string,
  sessionId: string,
  name: string,
  args: Record<string, Argument> = {},
): Promise<T> => asUser(sql, userId, (tx) => callIn<T>(tx, name, args), { session_id: sessionId });

/** Answer of the functions that take a code. */
export interface FactorAnswer {
  outcome: 'verified' | 'wrong' | 'locked' | 'removed';
  is_needed: boolean;
  is_required: boolean;
  is_set_up: boolean;
  is_verified: boolean;
  recovery_codes_left: number;
  tries_left: number;
  locked_until: string | null;
  recovery_codes?: string[];
}

/** Sets a factor up in a session that has then shown it, by a code of the half minute before. */
export async function setUpFactor(sql: Sql, userId: string, sessionId: string) {
  const begun = await callInSession<{ secret: string; uri: string }>(
    sql,
    userId,
    sessionId,
    'begin_second_factor',
  );
  const answer = await callInSession<FactorAnswer>(
    sql,
    userId,
    sessionId,
    'confirm_second_factor',
    { p_code: codeOf(begun.secret, -1) },
  );
  return { ...begun, codes: answer.recovery_codes ?? [], answer };
}
