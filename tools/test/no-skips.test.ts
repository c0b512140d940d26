import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import NoSkipsInJest from './no-skips-in-jest.mjs';
import NoSkipsInPlaywright from './no-skips-in-playwright';

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

async function runJest(env: Record<string, string>) {
  const reporter = path.join(projectRoot, 'tools/test/no-skips-in-jest.mjs');
  const config = { rootDir: folder, testMatch: ['**/*.spec.js'], reporters: [reporter] };
  await writeFile(
    path.join(folder, 'one.spec.js'),
    `test('runs', () => {}); describe.skip('left', () => { test('out', () => {}); });`,
  );
  return run('jest/bin/jest.js', ['--config', JSON.stringify(config)], env);
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

test('a skipped test is a failure that is named', async () => {
  for (const { code, said } of [
    await runJest({ CI: 'true' }),
    await runPlaywright({ CI: 'true' }),
  ]) {
    expect([code, said]).toEqual([1, expect.stringContaining('Tests that did not run')]);
    expect(said).toContain('one.spec.js');
  }
});

test('on a machine of one’s own it may be skipped', async () => {
  expect((await runJest({})).code).toBe(0);
});

describe('a reporter', () => {
  const env = { ...process.env };
  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => (process.env = { ...env }));

  const inJest = (asked: { testNamePattern?: string }) => {
    const reporter = new NoSkipsInJest(asked);
    const testResults = [{ status: 'passed' }, { status: 'pending' }];
    reporter.onRunComplete([], { testResults: [{ testFilePath: 'one.spec.js', testResults }] });
    return reporter.getLastError() ? 'failed' : 'passed';
  };
  const inPlaywright = async () => {
    const reporter = new NoSkipsInPlaywright();
    const skipped = { titlePath: () => ['', 'site', 'one.spec.js', 'out'] };
    reporter.onTestEnd(skipped as TestCase, { status: 'skipped' } as TestResult);
    return (await reporter.onEnd({ status: 'passed' } as FullResult)).status;
  };

  test.each([
    [{ CI: 'true' }, 'failed'],
    [{ NO_SKIPS: '1' }, 'failed'],
    [{}, 'passed'],
  ])('where the environment says %j says %s', async (said, status) => {
    delete process.env['CI'];
    delete process.env['NO_SKIPS'];
    Object.assign(process.env, said);
    expect([inJest({}), await inPlaywright()]).toEqual([status, status]);
  });

  test('lets whoever asks for a test by its name leave the others out', () => {
    process.env['CI'] = 'true';
    expect(inJest({ testNamePattern: 'runs' })).toBe('passed');
  });
});
