import { execFile } from 'node:child_process';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Registry } from '@spotlight/shared/contract/schema';
import { dataDir, siteUrl } from './site-under-test';

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Runs one of the project's own commands against the site under test. */
export async function runCommand(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return run('npm', ['run', '--silent', ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir, SITE_URL: siteUrl },
  });
}

/**
 * Publishes what is built once more under a new version, so that there is a last good one. From any tree, and without
 * opening its pages: it is what is live.
 */
export async function releaseAgain(remoteId: string, label = `e2e${Date.now().toString(36)}`) {
  return runCommand('release', '--', remoteId, '--label', label, '--allow-dirty', '--no-browser');
}

/** Publishes what is built once more, as the canary of a remote. */
export async function releaseCanary(remoteId: string, percent: number): Promise<string> {
  const label = `canary${Date.now().toString(36)}`;
  const options = ['--label', label, '--canary', String(percent), '--allow-dirty', '--no-browser'];
  await runCommand('release', '--', remoteId, ...options);
  return (await readReleased())[remoteId]?.canary?.version ?? '';
}

/** What the registry says of each remote now. */
export async function readReleased(): Promise<Registry['remotes']> {
  const file = path.join(dataDir, 'site/registry/registry.json');
  return (JSON.parse(await readFile(file, 'utf8')) as Registry).remotes;
}

/** Remote id → version that is live now. */
export async function activeVersions(): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(await readReleased()).map(([id, remote]) => [id, remote.active]),
  );
}

/** Where a version keeps its chunks, once its code runs in a page. */
export const storeOf = (remoteId: string, version: string): string =>
  `chunks_${remoteId}_${version}`.replace(/\W/g, '_');

/** Where those versions of a remote keep their chunks whose code this page has run. */
export const storesOf = (page: Page, remoteId: string): Promise<string[]> =>
  page.evaluate(
    (prefix) => Object.keys(window).filter((key) => key.startsWith(prefix)),
    storeOf(remoteId, ''),
  );

/** Puts a build beside that of the live version which `release --label` takes for its own, and whose code breaks. */
export async function breakBuild(remoteId: string, label: string): Promise<string> {
  const live = (await activeVersions())[remoteId] ?? '';
  const [plain = ''] = /^[^-]+-[0-9a-f]+/.exec(live) ?? [];
  const version = `${plain}-${label}`;
  const builds = path.join(projectRoot, remoteId, 'dist');
  const folder = path.join(builds, version);
  await cp(path.join(builds, plain), folder, { recursive: true });
  const info = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as object;
  await writeFile(path.join(folder, 'build.json'), JSON.stringify({ ...info, version }));
  for (const name of await readdir(folder)) {
    if (name.startsWith('module.js.')) await rm(path.join(folder, name));
  }
  await writeFile(path.join(folder, 'module.js'), 'throw new Error("broken on purpose");');
  return version;
}
