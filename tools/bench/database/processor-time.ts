import { readFileSync } from 'node:fs';
import type { Sql } from '../../../supabase/stack/postgres/connect';

/**
 * Milliseconds that the server processes of these connections have run so far. They say what a request
 * costs even while the machine is busy with something else. Null where the system does not tell: only
 * Linux does.
 */
export async function processorTimeOf(connections: readonly Sql[]): Promise<() => number | null> {
  const files: string[] = [];
  for (const sql of connections) {
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    files.push(`/proc/${row?.pid}/schedstat`);
  }
  return () => {
    try {
      const nanoseconds = files.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]));
      return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
    } catch {
      return null;
    }
  };
}
