import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDir } from './site-under-test';

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Runs one of the project's own commands against the site under test. */
export async function runCommand(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return run('npm', ['run', '--silent', ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** Publishes what is built once more under a new version, so that there is a last good one. From any tree. */
export async function releaseAgain(remoteId: string, label = `e2e${Date.now().toString(36)}`) {
  return runCommand('release', '--', remoteId, '--label', label, '--allow-dirty');
}

/** Remote id → version that is live now. */
export async function activeVersions(): Promise<Record<string, string>> {
  const file = path.join(dataDir, 'site/registry/registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as {
    remotes: Record<string, { active: string }>;
  };
  return Object.fromEntries(
    Object.entries(registry.remotes).map(([id, remote]) => [id, remote.active]),
  );
}
