import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../stack/project-root';

const run = promisify(execFile);

/** Runs the Supabase CLI of the repository. Rejects when it ends with an error. */
export async function supabaseCli(...args: string[]): Promise<string> {
  const { stdout } = await run(path.join(projectRoot, 'node_modules/.bin/supabase'), args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      DO_NOT_TRACK: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      // The test server has no TLS; without this the CLI writes a warning into its answer.
      PGSSLMODE: 'disable',
    },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
