import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../supabase/stack/network/free-port';
import { writeConfiguration } from './configuration';
import { writeCacheConfiguration } from './cache-configuration';
import { checkConfiguration, findNginx, type NginxBinary } from './nginx-binary';
import type { CacheSettings, NginxSettings, ServerSettings } from './settings';

export interface StartOptions {
  /** A published directory. */
  siteDir: string;
  /** Address of the Supabase that is proxied, such as that of a local stack. */
  upstream: string;
  publishableKey: string;
  /** Anything else that differs from a plain-HTTP server on a free port. */
  settings?: Partial<NginxSettings>;
  /** False acts as if this nginx had no brotli modules. */
  hasBrotli?: boolean;
}

export interface RunningNginx<Settings = NginxSettings> {
  url: string;
  /** Renders the configuration again and has the running nginx take it over. */
  reload(changes?: Partial<Settings>): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;

/**
 * Runs an nginx of its own as the current user, for tests and measurements.
 * @throws Error when there is no nginx, or it does not start
 * @example
 * const nginx = await startNginx({ siteDir, upstream: stack.url, publishableKey: stack.publishableKey });
 */
export async function startNginx(options: StartOptions): Promise<RunningNginx> {
  const settings: Omit<NginxSettings, 'listen'> = {
    siteDir: options.siteDir,
    ...ownServer(),
    backend: {
      kind: 'proxied',
      supabaseUrl: new URL(options.upstream),
      publishableKey: options.publishableKey,
    },
    rateLimitFactor: 1000,
    ...options.settings,
  };
  return run(settings, writeConfiguration, options.hasBrotli);
}

/** Runs a cache in front of a site, in the same way. */
export const startCache = (
  settings: Pick<CacheSettings, 'origin'> & Partial<CacheSettings>,
): Promise<RunningNginx<CacheSettings>> =>
  run(
    { ...ownServer(), cacheSize: '50m', documentSeconds: 60, ...settings },
    writeCacheConfiguration,
  );

const ownServer = () => ({
  serverName: '_',
  tls: null,
  redirectListen: [],
  // Nobody knows it, unless the options say another.
  prerenderKey: randomUUID(),
  // Root's workers would become another user, who may not read a private directory.
  user: process.getuid?.() === 0 ? userInfo().username : null,
  logDir: null,
});

async function run<Settings extends ServerSettings>(
  given: Omit<Settings, 'listen'>,
  write: (settings: Settings, nginx: NginxBinary, configDir: string) => string,
  hasBrotli = true,
): Promise<RunningNginx<Settings>> {
  const found = findNginx();
  if (!found) throw new Error('There is no nginx on this machine.');
  const nginx = hasBrotli ? found : { ...found, brotliModules: null };

  const configDir = await mkdtemp(path.join(tmpdir(), 'spotlight-nginx-'));
  const port = await findFreePort();
  let settings = { listen: [`127.0.0.1:${port}`], ...given } as Settings;
  const configFile = write(settings, nginx, configDir);
  checkConfiguration(nginx, configFile);

  const args = ['-c', configFile, '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn(nginx.file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // A test that ends with an uncaught error must not leave its server behind.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  const url = `${settings.tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  await untilListening(port, child, () => complaint);

  return {
    url,
    async reload(changes = {}) {
      settings = { ...settings, ...changes };
      checkConfiguration(nginx, write(settings, nginx, configDir));
      const oldWorkers = workersOf(child);
      child.kill('SIGHUP');
      await untilEnded(child, oldWorkers);
    },
    async close() {
      process.off('exit', endWithUs);
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(configDir, { recursive: true, force: true });
    },
  };
}

async function untilListening(
  port: number,
  child: ChildProcess,
  complaint: () => string,
): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < PATIENCE_MS) {
    if (child.exitCode !== null) throw new Error(`nginx ended at once:\n${complaint()}`);
    if (await canConnect(port)) return;
    await sleep(50);
  }
  child.kill('SIGTERM');
  throw new Error(`nginx does not listen on port ${port}:\n${complaint()}`);
}

/** The master starts new workers first, and then lets the old ones finish what they have. */
async function untilEnded(master: ChildProcess, workers: number[]): Promise<void> {
  const startedAt = Date.now();
  while (workersOf(master).some((pid) => workers.includes(pid))) {
    if (Date.now() - startedAt > PATIENCE_MS) throw new Error('the old workers do not end');
    await sleep(50);
  }
}

function workersOf({ pid }: ChildProcess): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([worker = 0]) => worker);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
