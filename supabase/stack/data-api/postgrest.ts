import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childRecord, stopAtExit } from '../data-dir/child-processes';
import { findFreePort } from '../network/free-port';
import { forwardTo } from '../network/forward';
import type { DataApi, DataApiOptions } from './data-api';
import { connectionCount } from './lanes';

const READY_TIMEOUT_MS = 60_000;
const RESTART_DELAY_MS = 1_000;

/** Runs PostgREST on a port of the loopback interface, and again should it ever end by itself. */
export async function startPostgrest(binary: string, options: DataApiOptions): Promise<DataApi> {
  const record = childRecord(options.dataDir, 'postgrest');
  await record.stopOrphan();
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const logFile = path.join(options.dataDir, 'postgrest.log');
  let isStopping = false;
  let remembered: Promise<void> = Promise.resolve();
  let child = run();

  function run(): ChildProcess {
    const log = openSync(logFile, 'a', 0o600);
    chmodSync(logFile, 0o600);
    const started = spawn(binary, [], {
      env: environment(options, port, adminPort),
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    stopAtExit(started, 'SIGKILL');
    if (started.pid) remembered = record.remember(started.pid);
    started.once('exit', () => {
      if (!isStopping) setTimeout(() => (child = isStopping ? child : run()), RESTART_DELAY_MS);
    });
    return started;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    await remembered.catch(() => undefined);
    await record.forget();
  }

  try {
    await waitUntilReady(adminPort, logFile);
    // Whoever is killed from now on leaves behind whom to stop.
    await remembered;
  } catch (error) {
    await stop();
    throw error;
  }
  return { engine: 'postgrest', fetch: forwardTo(`http://127.0.0.1:${port}`, '/rest/v1'), stop };
}

function environment(options: DataApiOptions, port: number, adminPort: number): NodeJS.ProcessEnv {
  const databaseUrl = new URL(options.databaseUrl);
  databaseUrl.username = 'authenticator';
  databaseUrl.password = options.authenticatorPassword;
  return {
    PATH: process.env['PATH'],
    PGRST_DB_URI: databaseUrl.href,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_DB_POOL: String(connectionCount),
    // A connection that has answered before is faster by far: none is given up between two rushes.
    PGRST_DB_POOL_MAX_IDLETIME: '1800',
    PGRST_JWT_SECRET: options.jwtSecret,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
    PGRST_ADMIN_SERVER_PORT: String(adminPort),
    // A list of all tables and functions is a gift to strangers; hosted projects hide it as well.
    PGRST_OPENAPI_MODE: 'disabled',
    PGRST_LOG_LEVEL: 'error',
  };
}

async function waitUntilReady(adminPort: number, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${adminPort}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) {
      throw new Error(
        `PostgREST was not ready after ${READY_TIMEOUT_MS / 1000} s; see ${logFile}.`,
      );
    }
    await sleep(30);
  }
}
