import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPrerendered, putPrerendered, removeOtherPrerendered } from './prerendered-files';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'prerendered-'));
  for (const address of ['/', '/events', '/events/1', '/venues']) {
    await putPrerendered(siteDir, address, { head: '<title>x</title>', body: address });
  }
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

test('every address that is prerendered is known', async () => {
  expect(await listPrerendered(siteDir)).toEqual(['/', '/events', '/events/1', '/venues']);
});

test('a copy in another language is known by itself, and goes with its page', async () => {
  await putPrerendered(siteDir, '/events/1', { head: '<title>x</title>', body: 'one' }, 'en');
  expect(await listPrerendered(siteDir, 'en')).toEqual(['/events/1']);
  expect(await listPrerendered(siteDir)).toEqual(['/', '/events', '/events/1', '/venues']);
  await removeOtherPrerendered(siteDir, (address) => address !== '/events/1');
  expect(await listPrerendered(siteDir, 'en')).toEqual([]);
});

test('prerendered pages that are no longer asked for are taken away, the others stay', async () => {
  const removed = await removeOtherPrerendered(
    siteDir,
    (address) => !address.startsWith('/events'),
  );
  expect(removed).toBe(2);
  expect(await listPrerendered(siteDir)).toEqual(['/', '/venues']);
});
