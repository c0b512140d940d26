import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../postgres/connect';
import { projectRoot } from '../project-root';

/** Demo data: `seed.sql` first, `seed-accounts.sql` when the demo accounts exist. */
export type SeedFile = 'seed.sql' | 'seed-accounts.sql';

/**
 * Runs a seed file unless this database has had it, and remembers that in the Supabase CLI's own
 * table. Data and memory are one transaction: a killed start seeds again from nothing.
 */
export async function runSeed(url: string, name: SeedFile): Promise<void> {
  const text = await readSeed(name);
  if (text === null || (await isSeeded(url, name))) return;
  const hash = createHash('sha256').update(text).digest('hex');
  await withConnection(url, async (sql) => {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`
        insert into supabase_migrations.seed_files (path, hash) values (${pathOf(name)}, ${hash})`;
    });
  });
}

/** Whether this database has had the seed file. */
export async function isSeeded(url: string, name: SeedFile): Promise<boolean> {
  return withConnection(url, async (sql) => {
    const rows = await sql`
      select 1 from supabase_migrations.seed_files where path = ${pathOf(name)}`;
    return rows.length > 0;
  });
}

const pathOf = (name: SeedFile) => `supabase/${name}`;

async function readSeed(name: SeedFile): Promise<string | null> {
  try {
    return await readFile(path.join(projectRoot, pathOf(name)), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
