import { chmod, mkdir, mkdtemp, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canEnter, locateCluster, sharedFolder } from './reachability';

/** Nobody's ids: whatever this user may do, others may. */
const stranger = { uid: 61_234, gid: 61_234 };

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'reach-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('without a second user the cluster is in the data directory', async () => {
  expect(await locateCluster(folder, {})).toBe(path.join(folder, 'pg'));
});

test('a private data directory lets the other user pass, and not list', async () => {
  expect(await locateCluster(folder, stranger)).toBe(path.join(folder, 'pg'));
  expect((await stat(folder)).mode & 0o777).toBe(0o701);
});

test('below a folder that is closed to the other user, the cluster is elsewhere, and stays there', async () => {
  const dataDir = path.join(folder, 'var');
  await mkdir(dataDir);
  await chmod(folder, 0o700);
  expect(await canEnter(stranger, dataDir)).toBe(false);

  const clusterDir = await locateCluster(dataDir, stranger).catch(
    (error: NodeJS.ErrnoException) => {
      // An ordinary user may not write there, and is never in this situation.
      if (process.getuid?.() !== 0 && error.code === 'EACCES') return null;
      throw error;
    },
  );
  if (clusterDir === null) return;
  expect(clusterDir.startsWith(sharedFolder)).toBe(true);
  expect(await readlink(path.join(dataDir, 'pg'))).toBe(clusterDir);
  expect(await locateCluster(dataDir, stranger)).toBe(clusterDir);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await rm(path.dirname(clusterDir), { recursive: true });
});
