import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSecrets } from '../data-dir/secrets';
import { findFreePort } from '../network/free-port';
import { findPostgresBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { withConnection } from './connect';
import { stopOrphan } from './postmaster';
import { locateCluster } from './reachability';
import { runServer, type ServerProcess } from './server-process';
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
 * @throws StartProblem when this machine cannot run it
 */
export async function startPostgres({
  dataDir: folder,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(folder);
  await mkdir(dataDir, { recursive: true });
  const { postgresPassword: password } = await loadSecrets(dataDir);
  const user = await resolveServiceUser();
  const binaries = await findPostgresBinaries(user);
  const clusterDir = await locateCluster(dataDir, user);

  await stopOrphan(clusterDir);
  await ensureCluster({ clusterDir, password, binaries, user });

  const port = await findFreePort();
  const logFile = path.join(dataDir, 'postgres.log');
  const binary = binaries.postgres;
  const server = runServer({ binary, user, clusterDir, logFile, port, settings });
  const url = embeddedUrl(password, port);
  await waitUntilReady(server, url, logFile);
  return { url, pid: server.pid, stop: server.stop };
}

/** Superuser connection to an embedded server. */
export const embeddedUrl = (password: string, port: number) =>
  `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

async function waitUntilReady(server: ServerProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    server.assertAlive();
    const isReady = await withConnection(url, (sql) => sql`select 1`).then(
      () => true,
      () => false,
    );
    if (isReady) {
      server.declareReady();
      return;
    }
    if (Date.now() > deadline) {
      await server.stop();
      throw new Error(
        `PostgreSQL was not ready after ${READY_TIMEOUT_MS / 1000} s; see ${logFile}.`,
      );
    }
    await sleep(30);
  }
}
