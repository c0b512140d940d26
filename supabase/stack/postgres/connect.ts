import postgres from 'postgres';

export type Sql = postgres.Sql;

/** Opens a connection pool that keeps PostgreSQL's notices to itself instead of printing objects. */
export function connect(url: string, options: postgres.Options<Record<string, never>> = {}): Sql {
  return postgres(url, { max: 1, onnotice: () => undefined, ...options }) as Sql;
}

/** Runs `work` on a connection of its own, which is closed whatever happens. */
export async function withConnection<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
