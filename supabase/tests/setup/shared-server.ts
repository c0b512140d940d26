import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { startTestServer } from './test-server';

/** Linux's folder in memory: databases come and go there at half the price. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

const room = await statfs(MEMORY).catch(() => null);
const hasRoom = room !== null && room.bavail * room.bsize > ROOM_BYTES;

/** A server for all files of a run. It says its address, and ends when whoever started it is gone. */
const server = await startTestServer(hasRoom ? MEMORY : tmpdir());
console.log(server.migratedUrl);
const stop = () => void server.stop().then(() => process.exit());
process.stdin.resume().once('end', stop);
process.once('SIGTERM', stop);
