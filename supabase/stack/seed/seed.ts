import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../postgres/connect';
import { projectRoot } from '../project-root';

/** Demo data before the demo accounts exist (files below 90), and what those accounts own (from 90). */
export type SeedPhase = 'site' | 'accounts';

export interface SeedFile {
  /** The path by which the Supabase CLI knows it. */
  path: string;
  text: string;
}

/** The first file defines what the others use, and belongs to both phases. */
const helpers = '00_helpers.sql';

/** The seed files of a phase, in the order in which they run. */
export async function readSeeds(phase: SeedPhase): Promise<SeedFile[]> {
  const folder = path.join(projectRoot, 'supabase/seeds');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const chosen = names.filter(
    (name) => name === helpers || name >= '90' === (phase === 'accounts'),
  );
  return Promise.all(
    chosen.map(async (name) => ({
      path: `supabase/seeds/${name}`,
      text: await readFile(path.join(folder, name), 'utf8'),
    })),
  );
}

/**
 * Runs the seed files that this database has not had, and remembers them in the Supabase CLI's own
 * table. Data and memory are one transaction: a killed start seeds again from nothing.
 */
export async function runSeeds(url: string, phase: SeedPhase): Promise<void> {
  const files = await readSeeds(phase);
  const done = await seededPaths(url);
  const missing = files.filter((file) => !done.has(file.path));
  if (missing.length === 0) return;
  await withConnection(url, async (sql) => {
    await sql.begin(async (transaction) => {
      for (const file of files) {
        const isNew = !done.has(file.path);
        if (isNew || file.path.endsWith(helpers)) await transaction.unsafe(file.text);
        if (!isNew) continue;
        const hash = createHash('sha256').update(file.text).digest('hex');
        await transaction`
          insert into supabase_migrations.seed_files (path, hash) values (${file.path}, ${hash})`;
      }
    });
  });
}

/** Whether this database has had every seed file of a phase. */
export async function isSeeded(url: string, phase: SeedPhase): Promise<boolean> {
  const done = await seededPaths(url);
  return (await readSeeds(phase)).every((file) => done.has(file.path));
}

async function seededPaths(url: string): Promise<Set<string>> {
  return withConnection(url, async (sql) => {
    const rows = await sql<{ path: string }[]>`select path from supabase_migrations.seed_files`;
    return new Set(rows.map((row) => row.path));
  });
}
