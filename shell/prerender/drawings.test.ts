import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listDrawings, putDrawing, removeOtherDrawings } from './drawings';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  for (const address of ['/', '/events', '/events/1', '/venues']) {
    await putDrawing(siteDir, address, { head: '<title>x</title>', body: address });
  }
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

test('every address that has a drawing is known', async () => {
  expect(await listDrawings(siteDir)).toEqual(['/', '/events', '/events/1', '/venues']);
});

test('drawings that nobody wants any more are taken away, the others stay', async () => {
  const removed = await removeOtherDrawings(siteDir, (address) => !address.startsWith('/events'));
  expect(removed).toBe(2);
  expect(await listDrawings(siteDir)).toEqual(['/', '/venues']);
});
