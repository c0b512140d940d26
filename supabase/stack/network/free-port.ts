import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

/** Systems give connections that go out ports from 32768 upwards: what is free there may be taken a moment later. */
const LOWEST = 20_000;
const HIGHEST = 32_767;
const TRIES = 100;

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of the loopback interface that nobody listened on a moment ago, and that no connection is given. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await canListen(port)) return port;
  }
  throw new Error(`No port between ${LOWEST} and ${HIGHEST} is free.`);
}
