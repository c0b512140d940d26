import type { Sql } from './test-database';

/** Signs many people up at once, as the account service would one by one. Their addresses are proved. */
export async function signUpCrowd(sql: Sql, count: number, type = 'fan'): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data)
    select id, id || '@crowd.test', jsonb_build_object('username', '粉絲', 'user_type', ${type}::text)
    from (select gen_random_uuid() as id from generate_series(1, ${count})) as crowd
    returning id`;
  await sql`select private.note_proved(id) from unnest(${rows.map(({ id }) => id)}::uuid[]) as id`;
  return rows.map(({ id }) => id);
}

/** An address as signUpCrowd() gives them. */
export const crowdEmail = (userId: string): string => `${userId}@crowd.test`;

/** Comes back when so many connections of this database wait for another one's lock. */
export async function somebodyWaits(sql: Sql, count = 1): Promise<void> {
  for (;;) {
    const waiting = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** STORM_SEED: a number, or `random` for what was never tried. The same each time unless it is set. */
export function stormSeed(): number {
  const wanted = process.env['STORM_SEED'] ?? '1';
  return wanted === 'random' ? Date.now() % 1_000_000 : Number(wanted);
}
