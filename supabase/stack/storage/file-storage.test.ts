import { startTestStack, type TestStack } from '../testing/test-stack';

const MEGABYTE = 1024 * 1024;
/** How every PNG begins. */
const PNG = '\x89PNG\r\n\x1a\n';
const picture = (rest: string) => new Uint8Array(Buffer.from(PNG + rest, 'latin1'));
/** A picture of so many bytes. */
function pictureOf(size: number) {
  const content = new Uint8Array(size);
  content.set(picture(''));
  return content;
}

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
  expect((await upload(`${userId}/a.png`, picture('one'))).status).toBe(200);
  const response = await open(`${userId}/a.png`);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture('one'));
  expect(response.headers.get('Content-Type')).toContain('image/png');
});

test('a file opened as a page may not run anything', async () => {
  await upload(`${userId}/page.png`, picture('<script>alert(1)</script>'));
  const { headers } = await open(`${userId}/page.png`);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain('sandbox');
});

test.each<[what: string, attempt: () => Promise<Response>]>([
  ['by a visitor', () => upload(`${userId}/b.png`, picture('x'), { as: stack.publishableKey })],
  ["into somebody else's folder", () => upload('someone/b.png', picture('x'))],
  [
    'of a kind that the bucket does not take',
    () => upload(`${userId}/b.svg`, 'x', { type: 'image/svg+xml' }),
  ],
  ['out of the bucket', () => upload(`${userId}/..%2f..%2fb.png`, picture('x'))],
])('an upload %s is refused', async (_what, attempt) => {
  const { status } = await attempt();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('the bucket takes 5 MB, and not a byte more', async () => {
  const [exact, more] = [pictureOf(5 * MEGABYTE), pictureOf(5 * MEGABYTE + 1)];
  expect((await upload(`${userId}/exact.png`, exact)).status).toBe(200);
  expect((await upload(`${userId}/more.png`, more)).status).toBe(400);
});

test('the gateway takes 6 MB', async () => {
  expect((await upload(`${userId}/huge.png`, new Uint8Array(6 * MEGABYTE + 1))).status).toBe(413);
});

test('keys that differ only in case are different files', async () => {
  await upload(`${userId}/case.png`, picture('lower'));
  await upload(`${userId}/CASE.png`, picture('upper'));
  expect(await (await open(`${userId}/case.png`)).text()).toContain('lower');
  expect(await (await open(`${userId}/CASE.png`)).text()).toContain('upper');
});
