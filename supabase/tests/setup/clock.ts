import type { Sql } from './test-database';

/** Writes the totals of events that lists show, as the clock does each second. */
export async function writeTotals(sql: Sql): Promise<void> {
  await sql`select private.write_due_totals(1000)`;
}

/** Calls a job of the clock, which does a part at a time, until it has no more to do. */
export async function runJob(sql: Sql, name: string): Promise<void> {
  for (let hasMore = true; hasMore;) {
    const [row] = await sql<{ more: boolean }[]>`select private.${sql(name)}() as more`;
    hasMore = row?.more ?? false;
  }
}

/**
 * `date` and `time` of an event that starts in 20 hours: its gates are open, and its tickets are still
 * sold and given away.
 */
export function soon(): { date: string; time: string } {
  const taipei = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Taipei',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.now() + 20 * 3_600_000);
  const [date = '', time = ''] = taipei.split(' ');
  return { date, time };
}
