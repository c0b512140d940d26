import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { connect, type Sql } from '../../stack/postgres/connect';
import { writtenFunctions } from './written-functions';

/** Puts the clock, the people and the steps into a migrated database that is thrown away. */
export async function buildTown(url: string): Promise<void> {
  const sql = connect(url);
  try {
    await sql`set allow_system_table_mods = on`;
    for (const file of ['clock.sql', 'world.sql']) {
      await sql.unsafe(await readFile(path.join(import.meta.dirname, file), 'utf8'));
    }
    await sql.unsafe(writtenFunctions());
    await sql`analyze`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export interface Outcome {
  by: string;
  row: Record<string, string | number | null>;
  state?: string;
  code?: string;
  where?: string;
  broken?: string[];
}

/** The town at its beginning, in a transaction that is taken back. */
export interface Town {
  step(name: string, v1: number, v2: number, v3: number): Promise<Outcome | null>;
  /** Lets time pass and runs the jobs; answers what is broken then. */
  pass(time: string): Promise<string[]>;
  /** Lets so much time pass that everything should have come to an end; answers what did not. */
  stillOpen(): Promise<string[]>;
}

/** Long enough for jobs of each minute, hour and day to have seen each state on its way. */
const thenDays: [mark: number, pauses: string[]][] = [
  [10, ['1 hour', '23 hours', '1 day', '1 day', '3 days', '2 days', '2 days 1 hour', '1 hour']],
  [60, ['10 days', '20 days', '20 days', '2 hours']],
  [200, ['60 days', '60 days', '20 days', '2 hours']],
];

/** Runs `work` in a town of its own: it begins as all others do, and nothing of it stays. */
export async function withTown<T>(sql: Sql, work: (town: Town) => Promise<T>): Promise<T> {
  let answer: { value: T } | undefined;
  const undone = new Error('undone');
  await sql
    .begin(async (tx) => {
      await tx`
        select set_config('model.now', '2027-03-01 12:00:00+08', true), setseed(0.5),
          setval('model.ids', 1000), setval('model.ticks', 1)`;
      const pass = async (time: string) => {
        const [row] = await tx<{ broken: string[] }[]>`
          select model.remember(), model.pass(${time}), model.run_jobs() || model.broken() as broken`;
        return row?.broken ?? [];
      };
      const town: Town = {
        async step(name, v1, v2, v3) {
          const [row] = await tx.unsafe<{ outcome: Outcome | null }[]>(
            `select model.${name}($1, $2, $3) as outcome`,
            [v1, v2, v3],
          );
          return row?.outcome ?? null;
        },
        pass,
        async stillOpen() {
          for (const [mark, pauses] of thenDays) {
            for (const pause of pauses) {
              const broken = await pass(pause);
              if (broken.length > 0) return broken;
            }
            const [row] = await tx.unsafe<{ open: string[] }[]>(
              `select model.open_after_${mark}() as open`,
            );
            if (row && row.open.length > 0) return row.open;
          }
          return [];
        },
      };
      answer = { value: await work(town) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!answer) throw new Error('the town was not there');
  return answer.value;
}

/** Puts functions back as they were before a fault was mended. */
export const unmend = async (sql: Pick<Sql, 'unsafe'>, file: string): Promise<void> => {
  await sql.unsafe(await readFile(path.join(import.meta.dirname, 'unmended', file), 'utf8'));
};
