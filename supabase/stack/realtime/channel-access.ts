import { decodeJwt } from 'jose';
import type { AccessTokens } from '../gateway/access-tokens';
import type { Sql } from '../postgres/connect';

/** Who listens, and until when the token says so. */
export interface Listener {
  claims: Record<string, unknown>;
  role: string;
  /** Milliseconds since 1970; `null` for visitors, who have no token. */
  expiresAt: number | null;
}

const visitor: Listener = { claims: { role: 'anon' }, role: 'anon', expiresAt: null };

/** @returns who shows this token, `null` when it is not valid; without one it is a visitor */
export async function identifyListener(
  token: string | null,
  tokens: AccessTokens,
): Promise<Listener | null> {
  // Clients without a session show their key.
  if (token === null || token.startsWith('sb_publishable_')) return visitor;
  try {
    const { role } = await tokens.verify(token);
    const claims = decodeJwt(token);
    return { claims, role, expiresAt: (claims.exp ?? 0) * 1000 };
  } catch {
    return null;
  }
}

class Undo extends Error {}

/**
 * Asks the policies on `realtime.messages` whether somebody may read what is sent to a topic: a message is written, looked for
 * with that person's eyes, and taken back.
 */
export async function mayListen(sql: Sql, topic: string, listener: Listener): Promise<boolean> {
  let isSeen = false;
  try {
    await sql.begin(async (transaction) => {
      const [row] = await transaction<{ id: string }[]>`
        insert into realtime.messages (topic, extension, event, private)
        values (${topic}, 'broadcast', 'probe', true) returning id`;
      await transaction`
        select set_config('request.jwt.claims', ${JSON.stringify(listener.claims)}, true),
          set_config('realtime.topic', ${topic}, true), set_config('role', ${listener.role}, true)`;
      const seen = await transaction`select from realtime.messages where id = ${row!.id}`;
      isSeen = seen.length > 0;
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return isSeen;
}
