import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePort } from '../support/site-under-test';
import { expect, test } from '../support/test';

const projectRoot = path.join(import.meta.dirname, '../..');

test('a remote runs alone, over a backend of its own, for those who work on it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'alone-'));
  const url = `http://127.0.0.1:${sitePort + 9}`;
  const dev = spawn('npm', ['run', 'dev', '-w', 'mf-events'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(sitePort + 9), DATA_DIR: dataDir },
    detached: true,
  });
  let output = '';
  dev.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  dev.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  try {
    await expect.poll(() => output, { timeout: 100_000 }).toContain('building mf-events');
    await page.goto(`${url}/events`);
    await expect(page.getByRole('heading', { name: 'mf-events is being built' })).toBeVisible();
    // Nobody reloads: the page does.
    await expect(page.getByRole('article')).toHaveCount(12, { timeout: 200_000 });
    expect(output).toContain(`ready: ${url}`);
    await page.getByRole('link', { name: 'mf-events, alone' }).click();
    await page.getByLabel('signed in as').selectOption({ label: 'fan' });
    await page.getByRole('link', { name: '/tickets', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '票券管理' })).toBeVisible();
    await expect(page.getByRole('tab', { name: /即將到來/ })).toBeVisible();
  } finally {
    process.kill(-(dev.pid ?? 0), 'SIGTERM');
    await ended;
    // npm goes at once, the database in order: until it has, files come back.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
});
