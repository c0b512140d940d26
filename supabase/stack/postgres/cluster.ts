import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries';
import type { ServiceUser } from './service-user';

export interface ClusterOptions {
  clusterDir: string;
  password: string;
  binaries: PostgresBinaries;
  user: ServiceUser;
}

/**
 * PostgreSQL's own collation sorts alike on every machine. Character classes still come from the
 * system, and pg_trgm only sees Chinese characters as letters when that is a UTF-8 locale.
 */
const characterLocale = { darwin: 'en_US.UTF-8', win32: 'en-US' } as Record<string, string>;

/** Creates the database cluster unless it is there. A killed attempt leaves no half-made cluster. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  if (existsSync(path.join(options.clusterDir, 'PG_VERSION'))) return;
  const draftDir = `${options.clusterDir}.new`;
  await rm(draftDir, { recursive: true, force: true });
  await mkdir(draftDir, { recursive: true, mode: 0o700 });

  const passwordFile = `${draftDir}.password`;
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  try {
    await giveTo(options.user, draftDir, passwordFile);
    await runInitdb(options, draftDir, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draftDir, options.clusterDir);
}

async function giveTo({ uid, gid }: ServiceUser, ...paths: string[]): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  await Promise.all(paths.map((each) => chown(each, uid, gid)));
}

function runInitdb(
  { binaries, user }: ClusterOptions,
  targetDir: string,
  passwordFile: string,
): Promise<void> {
  const args = [
    `--pgdata=${targetDir}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${characterLocale[process.platform] ?? 'C.UTF-8'}`,
    '--lc-messages=C',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, args, { ...user, cwd: targetDir });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb ended with code ${code}:\n${output}`));
    });
  });
}
