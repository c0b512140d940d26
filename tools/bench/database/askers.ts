import type postgres from 'postgres';
import { connect, type Sql } from '../../../supabase/stack/postgres/connect';
import type { LocalStack } from '../../../supabase/stack/stack';
import type { Ask } from './measure';
import type { Request } from './scenario';

/** Answers stay texts, as the data API passes them on: reading them is the browser's work. */
const asText = {
  to: 114,
  from: [114, 3802],
  serialize: (value: unknown) => JSON.stringify(value),
  parse: (text: string) => text,
};

/** A connection that is nobody until it asks, as those of the data API are. */
export function openCaller(
  url: string,
  role: 'anon' | 'authenticated' | 'postgres',
  options: postgres.Options<Record<string, never>> = {},
): Sql {
  return connect(url, {
    ...options,
    max: 1,
    types: { json: asText } as unknown as Record<string, never>,
    connection: { options: `-c role=${role}` },
  });
}

/** Calls a function by the names of its arguments, with the caller's claims, in one statement. */
export async function callFunction(sql: Sql, { function: name, args, userId }: Request) {
  const names = Object.keys(args);
  const list = names.map((key, index) => `${key} => $${index + 2}`).join(', ');
  const claims = userId ? { sub: userId, role: 'authenticated' } : { role: 'anon' };
  await sql.unsafe(
    `with caller as materialized (select set_config('request.jwt.claims', $1, false))
     select public.${name}(${list}) from caller`,
    [
      JSON.stringify(claims),
      ...names.map((key) => args[key] ?? null),
    ] as postgres.ParameterOrJSON<never>[],
    { prepare: true },
  );
}

/** Asks on a connection of its own. */
export const askDatabase =
  (sql: Sql): Ask =>
  async (request) => {
    try {
      await callFunction(sql, request);
      return null;
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      if (code.startsWith('PT')) return message;
      throw error;
    }
  };

/** Asks as the site does: the gateway, the data API, the database. */
export const askGateway =
  ({ url, publishableKey }: LocalStack): Ask =>
  async ({ function: name, args }) => {
    const query = new URLSearchParams(
      Object.entries(args).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const response = await fetch(`${url}/rest/v1/rpc/${name}?${query}`, {
      headers: { apikey: publishableKey },
    });
    await response.text();
    return response.ok ? null : String(response.status);
  };
