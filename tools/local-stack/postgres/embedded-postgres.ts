import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSecrets } from '../data-dir/secrets';
import { stopAtExit } from '../data-dir/child-processes';
import { findFreePort } from '../network/free-port';
import { findPostgresBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { withConnection } from './connect';
import { stopOrphan } from './postmaster';
import { locateCluster } from './reachability';
import { resolveServiceUser } from './service-user';

export interface EmbeddedPostgresOptions {
  /** Folder of the installation: the cluster is in `pg/`, its password in `secrets.json`. */
  dataDir: string;
  /** Server settings beyond ours, such as `{ fsync: 'off' }` for tests that throw their data away. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Superuser connection to the database `postgres`. */
  url: string;
  pid: number;
  /** Ends all sessions, writes everything out, and resolves when the server is gone. */
  stop(): Promise<void>;
}

/** A cold start took 75 s once on a machine busy with other work. */
const READY_TIMEOUT_MS = 120_000;

/**
 * Starts PostgreSQL 18 on a free port of the loopback interface, creating the cluster at first.
 * The caller must hold the data directory: a server found running on it is an orphan and is stopped.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const { postgresPassword: password } = await loadSecrets(dataDir);
  const user = await resolveServiceUser();
  const binaries = await findPostgresBinaries(user);
  const clusterDir = await locateCluster(dataDir, user);

  await stopOrphan(clusterDir);
  await ensureCluster({ clusterDir, password, binaries, user });

  const port = await findFreePort();
  const logFile = path.join(dataDir, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(binaries.postgres, serverArguments(clusterDir, port, options.settings), {
    ...user,
    cwd: clusterDir,
    // A group of its own: Ctrl-C in the terminal reaches us only, and we stop it after its clients.
    detached: true,
    // A file, not a pipe: the server outlives us when we are killed and must not die of writing.
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  stopAtExit(child, 'SIGINT');
  await chmod(logFile, 0o600);

  const url = embeddedUrl(password, port);
  await waitUntilReady(child, url, logFile);
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Superuser connection to an embedded server. */
export const embeddedUrl = (password: string, port: number) =>
  `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

function serverArguments(
  clusterDir: string,
  port: number,
  settings: Record<string, string> = {},
): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    timezone: 'UTC',
    ...settings,
  };
  return [
    '-D',
    clusterDir,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function waitUntilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  let failure: Error | null = null;
  child.on('error', (error) => (failure = error));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    if (failure) throw failure;
    if (child.exitCode !== null) throw new Error(await lastLines(logFile));
    const isReady = await withConnection(url, (sql) => sql`select 1`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) {
      await stop(child);
      throw new Error(
        `PostgreSQL was not ready after ${READY_TIMEOUT_MS / 1000} s; see ${logFile}.`,
      );
    }
    await sleep(30);
  }
}

async function lastLines(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
  return `PostgreSQL ended at start. Its last words:\n${lines.slice(-8).join('\n')}`;
}

/** SIGINT is PostgreSQL's "fast" shutdown: sessions end, nothing acknowledged is lost. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}
