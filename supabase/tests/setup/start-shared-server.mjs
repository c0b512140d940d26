import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** For glibc: a backend that gives memory back after each statement spends a third of its time on asking for it again. */
const keepsMemory = {
  MALLOC_TOP_PAD_: String(16 * 1024 ** 2),
  MALLOC_TRIM_THRESHOLD_: String(256 * 1024 ** 2),
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024 ** 2),
};

/**
 * Jest's `globalSetup`: one PostgreSQL for all files of a run, in a process of its own that ends it when this one is
 * gone, whichever way. Workers find its address in their environment.
 */
export default async function startSharedServer() {
  // Also for the servers that suites start for themselves.
  Object.assign(process.env, keepsMemory);
  const script = path.join(import.meta.dirname, 'shared-server.ts');
  const keeper = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C in the terminal reaches us only; the server ends after its clients.
    detached: true,
  });
  globalThis.sharedServer = keeper;
  const lines = createInterface({ input: keeper.stdout });
  const url = await Promise.race([
    once(lines, 'line').then(([line]) => line),
    once(keeper, 'exit').then(([code]) => {
      throw new Error(`The PostgreSQL of the tests did not start: code ${code}.`);
    }),
  ]);
  process.env.TEST_SERVER_URL = url;
}
