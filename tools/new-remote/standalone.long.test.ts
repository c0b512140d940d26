import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@spotlight/shared/contract/schema';
import { projectRoot } from '../webpack/project';
import { siteInDirectory } from '../release/site-source';
import { readProvenance, verifySite } from '../release/verify-site';

const scratch = mkdtempSync(path.join(tmpdir(), 'alone-'));
const folder = path.join(scratch, 'spotlight-stories');
const dataDir = path.join(scratch, 'installation');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '' },
    stdio: 'pipe',
  }).toString();

/** As `npm install` would: our packages unpacked, and the libraries that they name, which are here already. */
function install(): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@spotlight'), { recursive: true });
  for (const name of readdirSync(path.join(projectRoot, 'node_modules')))
    if (!name.startsWith('.') && name !== '@spotlight')
      symlinkSync(path.join(projectRoot, 'node_modules', name), path.join(modules, name));
  for (const file of readdirSync(path.join(folder, 'packages'))) {
    const [, name = ''] = /^spotlight-(.+?)-\d/.exec(file) ?? [];
    const place = path.join(modules, '@spotlight', name);
    mkdirSync(place);
    run('tar', ['xzf', path.join(folder, 'packages', file), '--strip-components=1'], place);
  }
}

/** The commands in its package.json, by what they run. */
const inRepository = (script: string, ...args: string[]) =>
  run(process.execPath, [path.join('node_modules', script), ...args], folder);
const command = (...args: string[]) =>
  inRepository('@spotlight/remote-tools/tools/new-remote/spotlight-remote.mjs', ...args);

test('a remote in a repository of its own is typed, tested, built and released there', async () => {
  const generator = ['--import', 'tsx', 'tools/new-remote/new-remote.ts', 'mf-stories', '/stories'];
  run(process.execPath, [...generator, '--standalone', '--into', folder], projectRoot);
  install();

  inRepository('typescript/bin/tsc');
  inRepository('jest/bin/jest.js');
  expect(command('build')).toMatch(/^mf-stories 0\.1\.0-[0-9a-f]{10}$/m);
  expect(command('release')).toMatch(/live: mf-stories/);

  const site = path.join(dataDir, 'site');
  const registry = JSON.parse(
    readFileSync(path.join(site, 'registry/registry.json'), 'utf8'),
  ) as Registry;
  const { active = '', versions = {} } = registry.remotes['mf-stories'] ?? {};
  expect(versions[active]?.manifest.paths).toEqual(['/stories']);
  expect(await readProvenance(siteInDirectory(site), 'mf-stories', active)).toMatchObject({
    commit: 'unknown',
    compatibility: 'compared',
  });
  expect(await verifySite(siteInDirectory(site), undefined)).toEqual([]);
}, 600_000);
