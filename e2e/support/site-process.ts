import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '../../supabase/stack/network/free-port';

/** A site of its own for a test that ends it the hard way. */
export interface SiteProcess {
  url: string;
  /** Everything that it printed so far. */
  output(): string;
  /** Ends the process at once, without a chance to tidy up: what a crash or a pulled plug does. */
  kill(): Promise<void>;
  /** Ends it the way Ctrl-C does. */
  stop(): Promise<void>;
}

const READY = /^ready: (\S+)$/m;

/** Runs `npm start`, without npm, on a data directory and a free port; resolves once it is ready. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<SiteProcess> {
  const { DEMO_PASSWORD: _generated, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: {
      ...env,
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      PRERENDER: 'off',
      ...settings,
    },
  });
  let output = '';
  const gather = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', gather);
  child.stderr.on('data', gather);

  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => READY.test(output) && resolve());
    child.once('exit', (code) => reject(new Error(`the start ended with ${code}:\n${output}`)));
  });
  return {
    url: READY.exec(output)?.[1] ?? '',
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const hasEnded = once(child, 'exit');
  child.kill(signal);
  await hasEnded;
}
