import { startTestStack, type TestStack } from '../testing/test-stack';

const MEGABYTE = 1024 * 1024;

let stack: TestStack;
let token: string;
let userId: string;
beforeAll(async () => {
  stack = await startTestStack();
  ({ token, userId } = await stack.signUp());
}, 60_000);
afterAll(() => stack.close());

function upload(
  key: string,
  content: Uint8Array<ArrayBuffer> | string,
  options: { type?: string; as?: string } = {},
) {
  const { type = 'image/png', as = token } = options;
  return fetch(`${stack.url}/storage/v1/object/pictures/${key}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, Authorization: `Bearer ${as}`, 'Content-Type': type },
    body: content,
  });
}

const open = (key: string) => fetch(`${stack.url}/storage/v1/object/public/pictures/${key}`);

test('a picture comes back as it was, to anybody, without a key', async () => {
  expect((await upload(`${userId}/a.png`, 'picture')).status).toBe(200);
  const response = await open(`${userId}/a.png`);
  expect([response.status, await response.text()]).toEqual([200, 'picture']);
  expect(response.headers.get('Content-Type')).toContain('image/png');
});

test('a file opened as a page may not run anything', async () => {
  await upload(`${userId}/page.png`, '<script>alert(1)</script>');
  const { headers } = await open(`${userId}/page.png`);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain('sandbox');
});

test.each<[what: string, attempt: () => Promise<Response>]>([
  ['by a visitor', () => upload(`${userId}/b.png`, 'x', { as: stack.publishableKey })],
  ["into somebody else's folder", () => upload('someone/b.png', 'x')],
  [
    'of a kind that the bucket does not take',
    () => upload(`${userId}/b.svg`, 'x', { type: 'image/svg+xml' }),
  ],
  ['out of the bucket', () => upload(`${userId}/..%2f..%2fb.png`, 'x')],
])('an upload %s is refused', async (_what, attempt) => {
  const { status } = await attempt();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('the bucket takes 5 MB, and not a byte more', async () => {
  const [exact, more] = [new Uint8Array(5 * MEGABYTE), new Uint8Array(5 * MEGABYTE + 1)];
  expect((await upload(`${userId}/exact.png`, exact)).status).toBe(200);
  expect((await upload(`${userId}/more.png`, more)).status).toBe(400);
});

test('the gateway takes 6 MB', async () => {
  expect((await upload(`${userId}/huge.png`, new Uint8Array(6 * MEGABYTE + 1))).status).toBe(413);
});

test('keys that differ only in case are different files', async () => {
  await upload(`${userId}/case.png`, 'lower');
  await upload(`${userId}/CASE.png`, 'upper');
  expect(await (await open(`${userId}/case.png`)).text()).toBe('lower');
  expect(await (await open(`${userId}/CASE.png`)).text()).toBe('upper');
});
