import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  unwatchFile,
  watchFile,
} from 'node:fs';
import path from 'node:path';
import { stopAtExit } from '../data-dir/child-processes';
import type { ServiceUser } from './service-user';

export interface ServerOptions {
  binary: string;
  user: ServiceUser;
  clusterDir: string;
  logFile: string;
  port: number;
  settings: Record<string, string>;
}

export interface ServerProcess {
  pid: number;
  /** Throws, with PostgreSQL's last words, when the server did not survive its start. */
  assertAlive(): void;
  /** From now on an end that nobody asked for is an error of the whole process. */
  declareReady(): void;
  stop(): Promise<void>;
}

/** Runs the `postgres` binary until it is told to stop. */
export function runServer(options: ServerOptions): ServerProcess {
  const { logFile } = options;
  const child = spawnServer(options);
  // "Immediate" shutdown: nobody could wait for another any more, and the log replays at the next start.
  stopAtExit(child, 'SIGQUIT');
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  let failure: Error | null = null;

  const pidFile = path.join(options.clusterDir, 'postmaster.pid');
  child.once('error', (error) => (failure = error));
  child.once('exit', () => {
    failure ??= new Error(`PostgreSQL ended. Its last words:\n${lastLines(logFile)}`);
    // Queries that wait for a server which is gone would wait for ever, and keep quiet about it.
    if (state === 'ready') throw failure;
  });

  return {
    pid: child.pid ?? 0,
    assertAlive() {
      if (failure) throw failure;
    },
    declareReady() {
      state = 'ready';
      watchFile(pidFile, { interval: 1000, persistent: false }, () => {
        // Somebody's SIGTERM lets it wait for its clients, and ours never leave: it would answer nobody, for ever.
        if (isToldToStop(pidFile)) void stop(child);
      });
    },
    stop() {
      state = 'stopping';
      unwatchFile(pidFile);
      return stop(child);
    },
  };
}

function spawnServer({ binary, user, clusterDir, logFile, ...options }: ServerOptions) {
  const log = openSync(logFile, 'a', 0o600);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(options.port),
    timezone: 'UTC',
    // A sold-out event or a wrong password is an error of a caller, not of the server.
    log_min_messages: 'log',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binary, ['-D', clusterDir, ...flags], {
    ...user,
    cwd: clusterDir,
    // A group of its own: Ctrl-C in the terminal reaches us only, and we stop it after its clients.
    detached: true,
    // A file, not a pipe: the server outlives us when we are killed and must not die of writing.
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

/** PostgreSQL writes how it is in the eighth line of the file that says where it is. */
function isToldToStop(pidFile: string): boolean {
  try {
    return readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'stopping';
  } catch {
    return false;
  }
}

/** Enough for what a server says before it ends; the whole log may be longer than a string can be. */
const LAST_WORDS_BYTES = 8192;

function lastLines(logFile: string): string {
  const log = openSync(logFile, 'r');
  try {
    const { size } = fstatSync(log);
    const words = Buffer.alloc(Math.min(size, LAST_WORDS_BYTES));
    readSync(log, words, 0, words.length, size - words.length);
    return words.toString('utf8').trimEnd().split('\n').slice(-8).join('\n');
  } finally {
    closeSync(log);
  }
}

/** SIGINT is PostgreSQL's "fast" shutdown: sessions end, nothing acknowledged is lost. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}
