import type { Sql } from '../setup/test-database';

export const demoNames = ['fan', 'performer', 'venue', 'admin'] as const;

/** A database with everything that a demo site begins with, and the ids of its accounts. */
export interface SeededWorld {
  readonly sql: Sql;
  readonly demo: Readonly<Record<(typeof demoNames)[number], string>>;
}

/** What a column holds, each value once. */
export async function valuesOf(sql: Sql, table: string, column: string): Promise<string[]> {
  const rows = await sql.unsafe<{ value: string }[]>(
    `select distinct ${column} as value from public.${table}`,
  );
  return rows.map(({ value }) => value);
}
