import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');
let folder: string;
// In the project, so that both find their libraries.
beforeEach(async () => {
  await mkdir(path.join(projectRoot, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(projectRoot, '.cache/no-skips-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const oneSkipped = `test('runs', () => {}); test.describe?.skip('left', () => { test('out', () => {}); });`;

/** Runs one of the two with their reporter, and returns its exit code and what it said. */
function run(script: string, args: string[], env: Record<string, string>) {
  const { CI: _ci, NO_SKIPS: _noSkips, JEST_WORKER_ID: _id, ...rest } = process.env;
  const child = spawn(process.execPath, [path.join(projectRoot, 'node_modules', script), ...args], {
    cwd: folder,
    env: { ...rest, ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
}

async function runJest(env: Record<string, string>, ...args: string[]) {
  const reporter = path.join(projectRoot, 'tools/test/no-skips-in-jest.mjs');
  const config = { rootDir: folder, testMatch: ['**/*.spec.js'], reporters: [reporter] };
  await writeFile(
    path.join(folder, 'one.spec.js'),
    `test('runs', () => {}); describe.skip('left', () => { test('out', () => {}); });`,
  );
  return run('jest/bin/jest.js', ['--config', JSON.stringify(config), ...args], env);
}

async function runPlaywright(env: Record<string, string>) {
  const reporter = path.join(projectRoot, 'tools/test/no-skips-in-playwright.ts');
  await writeFile(
    path.join(folder, 'one.spec.js'),
    `const { test } = require('@playwright/test'); ${oneSkipped}`,
  );
  await writeFile(
    path.join(folder, 'playwright.config.js'),
    `module.exports = { reporter: [[${JSON.stringify(reporter)}]] };`,
  );
  return run('@playwright/test/cli.js', ['test'], env);
}

test.each<Record<string, string>>([{ CI: 'true' }, { NO_SKIPS: '1' }])(
  'with %j a skipped test is a failure that is named',
  async (env) => {
    for (const { code, said } of [await runJest(env), await runPlaywright(env)]) {
      expect([code, said]).toEqual([1, expect.stringContaining('Tests that did not run')]);
      expect(said).toContain('one.spec.js');
    }
  },
);

test('on a machine of one’s own it may be skipped', async () => {
  expect((await runJest({})).code).toBe(0);
  expect((await runPlaywright({})).code).toBe(0);
});

test('who asks for a test by its name may leave the others out', async () => {
  expect((await runJest({ CI: 'true' }, '-t', 'runs')).code).toBe(0);
});
