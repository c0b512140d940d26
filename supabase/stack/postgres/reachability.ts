import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceUser } from './service-user';

/**
 * Started as root, PostgreSQL runs as another user, and that one may not enter every folder that root
 * may: a clone in `/root` is closed to it. What it needs is then kept here.
 */
export const sharedFolder = '/var/lib/spotlight';

const OTHERS_MAY_ENTER = 0o001;

/** Whether the user may enter a folder and everything above it. */
export async function canEnter({ uid, gid }: ServiceUser, folder: string): Promise<boolean> {
  if (uid === undefined) return true;
  const { mode, uid: owner, gid: group } = await stat(folder);
  const mayEnter =
    (mode & OTHERS_MAY_ENTER) !== 0 ||
    (owner === uid && (mode & 0o100) !== 0) ||
    (group === gid && (mode & 0o010) !== 0);
  const parent = path.dirname(folder);
  return mayEnter && (parent === folder || canEnter({ uid, gid }, parent));
}

/**
 * Where the database cluster of a data directory is: in its folder `pg`, which is a link to elsewhere
 * when the user who runs PostgreSQL cannot come here.
 */
export async function locateCluster(dataDir: string, user: ServiceUser): Promise<string> {
  const clusterDir = path.join(await realpath(dataDir), 'pg');
  if (user.uid === undefined) return clusterDir;

  const existing = await readlink(clusterDir).catch(() => null);
  if (existing) return existing;
  await letThrough(dataDir);
  if (await canEnter(user, path.dirname(clusterDir))) return clusterDir;

  const elsewhere = path.join(sharedFolder, randomBytes(6).toString('hex'), 'pg');
  await mkdir(path.dirname(elsewhere), { recursive: true, mode: 0o755 });
  await symlink(elsewhere, clusterDir);
  return elsewhere;
}

/** Others may pass through our own directory, not list it; every file in it is private by itself. */
async function letThrough(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir);
  if ((mode & OTHERS_MAY_ENTER) === 0) await chmod(dataDir, mode | OTHERS_MAY_ENTER);
}
