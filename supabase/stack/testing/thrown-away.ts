import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Data that is thrown away need not reach the disk; logs that nobody replays are not kept for the next copy. */
export const thrownAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_recycle: 'off',
  wal_init_zero: 'off',
  // Nothing lives long enough to need it.
  autovacuum: 'off',
};

/** Linux's folder in memory: databases come and go there at half the price. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** A new folder for what is thrown away, in memory where there is room. */
export async function thrownAwayFolder(prefix: string): Promise<string> {
  const room = await statfs(MEMORY).catch(() => null);
  const hasRoom = room !== null && room.bavail * room.bsize > ROOM_BYTES;
  return mkdtemp(path.join(hasRoom ? MEMORY : tmpdir(), prefix));
}
