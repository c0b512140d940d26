import type postgres from 'postgres';
import type { Sql } from './test-database';

export type Transaction = postgres.TransactionSql;

/**
 * Runs `work` as PostgREST runs a request: in a transaction of the role that the token names, with the
 * token's claims. Null is a visitor without a token.
 */
export async function asUser<T>(
  sql: Sql,
  userId: string | null,
  work: (tx: Transaction) => Promise<T>,
  claims: Record<string, unknown> = {},
): Promise<T> {
  const role = userId ? 'authenticated' : 'anon';
  return inRole(sql, role, { ...claims, ...(userId && { sub: userId }) }, work);
}

/** Runs `work` as the server's own functions run theirs, with the secret key. */
export const asServer = <T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inRole(sql, 'service_role', {}, work);

async function inRole<T>(
  sql: Sql,
  role: 'authenticated' | 'anon' | 'service_role',
  claims: Record<string, unknown>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const token = JSON.stringify({ ...claims, role });
  const answer = await sql.begin(async (tx) => {
    await tx`
      select set_config('request.jwt.claims', ${token}, true), set_config('role', ${role}, true)`;
    // Wrapped, because begin() awaits an array of queries as if it were a pipeline.
    return { value: await work(tx) };
  });
  return answer.value;
}

export type Argument = string | number | boolean | null | object;

/** Calls a function of the data API by argument names, in a transaction that has its caller. */
export async function callIn<T>(
  tx: Transaction,
  name: string,
  args: Record<string, Argument> = {},
): Promise<T> {
  const names = Object.keys(args);
  const list = names.map((key, index) => `${key} => $${index + 1}`).join(', ');
  const values = names.map((key) => args[key] ?? null);
  const rows = await tx.unsafe<{ answer: T }[]>(
    `select public.${name}(${list}) as answer`,
    values as postgres.ParameterOrJSON<never>[],
  );
  return (rows[0] as { answer: T }).answer;
}

/** Calls a function of the data API by argument names, as /rpc does. */
export const call = <T>(
  sql: Sql,
  userId: string | null,
  name: string,
  args: Record<string, Argument> = {},
): Promise<T> => asUser(sql, userId, (tx) => callIn<T>(tx, name, args));

/** What a failed call looks like to a client: our code, the HTTP status, and the hint. */
export async function faultOf(attempt: Promise<unknown>) {
  try {
    await attempt;
  } catch (thrown) {
    const {
      code = '',
      message,
      hint,
    } = thrown as { code?: string; message: string; hint?: string };
    return { code: message, state: code, hint: hint || undefined };
  }
  throw new Error('expected the database to refuse, but it did not');
}

/** Our error code of a refused call, such as `SOLD_OUT`. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  return (await faultOf(attempt)).code;
}
