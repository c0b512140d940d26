import { once } from 'node:events';

/** Jest's `globalTeardown` to `start-shared-server.mjs`. */
export default async function stopSharedServer() {
  const keeper = globalThis.sharedServer;
  const gone = once(keeper, 'exit');
  keeper.stdin.end();
  await gone;
  delete process.env.TEST_SERVER_URL;
}
