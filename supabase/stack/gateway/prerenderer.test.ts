import { PRERENDER_HEADER, readPrerenderKey } from '../../../shell/site/prerender-key';
import { startTestStack, type TestStack } from '../testing/test-stack';

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack({ rateLimitFactor: 0.01 });
  key = await readPrerenderKey(stack.dataDir);
  // Somebody at the same address uses up what it may ask in a minute.
  while ((await read()).status !== 429);
}, 60_000);
afterAll(() => stack.close());

const read = (headers: Record<string, string> = {}) => stack.call('/rest/v1/nothing', { headers });

test('the prerenderer reads on', async () => {
  for (let reading = 0; reading < 50; reading += 1) {
    expect((await read({ [PRERENDER_HEADER]: key })).status).toBe(404);
  }
});

test('another key is worth nothing', async () => {
  expect((await read({ [PRERENDER_HEADER]: 'another' })).status).toBe(429);
  expect((await read({ [PRERENDER_HEADER]: '' })).status).toBe(429);
});

test('its key opens no other limit', async () => {
  const headers = { [PRERENDER_HEADER]: key };
  const write = await stack.call('/rest/v1/rpc/nothing', { json: {}, headers });
  const signIn = await stack.call('/auth/v1/user', { headers });
  expect([write.status, signIn.status]).toEqual([429, 429]);
});

test('every installation has a key of its own', async () => {
  expect(await readPrerenderKey(stack.dataDir)).toBe(key);
  expect(key).toMatch(/^[\w-]{32}$/);
});
