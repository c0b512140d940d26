import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listMigrations } from '../../supabase/stack/postgres/migrate';

/** Which data a folder holds: the same only when the database and `ingredients` are the same. */
export async function fingerprintOf(ingredients: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { sql } of await listMigrations()) hash.update(sql);
  for (const each of ingredients) hash.update(each);
  return hash.digest('hex');
}

/** Beside the data, so that a folder whose making was broken off has none. */
const markerOf = (dataDir: string) => path.join(dataDir, 'made-of.json');

/** @returns what `keepFingerprint` was given, where the data is of that fingerprint; otherwise the folder is gone */
export async function reuseData<T>(dataDir: string, fingerprint: string): Promise<T | null> {
  const made = await readFile(markerOf(dataDir), 'utf8').then(JSON.parse, () => null);
  if (made?.fingerprint === fingerprint) return made.facts;
  await removeDataDir(dataDir);
  return null;
}

export async function keepFingerprint(
  dataDir: string,
  fingerprint: string,
  facts: unknown = {},
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(markerOf(dataDir), JSON.stringify({ fingerprint, facts }));
}

/** The cluster may live elsewhere, behind a link. */
export async function removeDataDir(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const elsewhere = await readlink(path.join(dataDir, 'pg')).catch(() => null);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
