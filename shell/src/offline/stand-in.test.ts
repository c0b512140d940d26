import { DOCUMENT, cacheName } from './offline-pages';
import { PATIENCE_MS, openFile, openPage } from './stand-in';

/** As much of an answer as the worker looks at. */
const answer = (body: string, status = 200) => ({ body, status }) as unknown as Response;
const bodyOf = (response: Response) => response.body as unknown as string;

let stored: Map<string, Map<string, Response>>;
beforeEach(() => {
  stored = new Map();
  const open = (name: string) =>
    Promise.resolve({ match: (url: string) => Promise.resolve(stored.get(name)?.get(url)) });
  const match = (url: string, { ignoreSearch = false } = {}) => {
    const address = ignoreSearch ? url.replace(/\?.*/, '') : url;
    return Promise.resolve([...stored.values()].flatMap((cache) => cache.get(address) ?? [])[0]);
  };
  Object.assign(globalThis, {
    caches: { keys: () => Promise.resolve([...stored.keys()]), open, match },
  });
});

const store = (pattern: string, fingerprint: string, body = `cached ${pattern} ${fingerprint}`) =>
  stored.set(cacheName(pattern, fingerprint), new Map([[DOCUMENT, answer(body)]]));
const noNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const open = async (network: Promise<Response>, pathname: string) =>
  bodyOf(await openPage(network, pathname));

test('without network an offline page opens, at its own address and at one of the same kind', async () => {
  store('/tickets', '1');
  store('/events-published/:id/check-in', '1');
  expect(await open(noNetwork(), '/tickets')).toBe('cached /tickets 1');
  expect(await open(noNetwork(), '/events-published/7/check-in')).toMatch(/^cached .*check-in 1$/);
});

test('a page that is not cached gets any cached document, which can say that there is no network', async () => {
  store('/tickets', '1');
  expect(await open(noNetwork(), '/events')).toBe('cached /tickets 1');
});

test('where nothing is cached, no network stays no network', async () => {
  await expect(openPage(noNetwork(), '/tickets')).rejects.toThrow('Failed to fetch');
});

test('the server comes first, and the document that was cached last before older ones', async () => {
  store('/tickets', '1');
  store('/tickets', '2');
  expect(await open(Promise.resolve(answer('new')), '/tickets')).toBe('new');
  expect(await open(noNetwork(), '/tickets')).toBe('cached /tickets 2');
});

test('a cache without its document is not complete and is not used', async () => {
  store('/tickets', '1');
  stored.set(cacheName('/tickets', '2'), new Map());
  expect(await open(noNetwork(), '/tickets')).toBe('cached /tickets 1');
});

test('a broken server is no reason to close an offline page; others show what it says', async () => {
  store('/tickets', '1');
  expect(await open(Promise.resolve(answer('broken', 502)), '/tickets')).toBe('cached /tickets 1');
  expect(await open(Promise.resolve(answer('broken', 502)), '/events')).toBe('broken');
  expect(await open(Promise.resolve(answer('refused', 403)), '/tickets')).toBe('refused');
});

test('an offline page opens when the network takes too long; any other waits for what is new', async () => {
  jest.useFakeTimers();
  store('/tickets', '1');
  const slow = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer('new')), PATIENCE_MS * 2));
  const [own, other] = [open(slow(), '/tickets'), open(slow(), '/events')];
  await jest.advanceTimersByTimeAsync(PATIENCE_MS * 2);
  expect(await own).toBe('cached /tickets 1');
  expect(await other).toBe('new');
  jest.useRealTimers();
});

test('a published file comes from the device when it is there, and from the network otherwise', async () => {
  const fetched = jest.fn(() => Promise.resolve(answer('fetched')));
  Object.assign(globalThis, { fetch: fetched });
  stored.set(
    cacheName('/tickets', '1'),
    new Map([['https://s.test/shell/1/a.js', answer('cached')]]),
  );
  const file = (url: string) => openFile({ url } as Request);
  expect(bodyOf(await file('https://s.test/shell/1/a.js'))).toBe('cached');
  expect(fetched).not.toHaveBeenCalled();
  expect(bodyOf(await file('https://s.test/shell/1/b.js'))).toBe('fetched');
});

test('a retry asks the network, and takes the cached file where there is none', async () => {
  stored.set(
    cacheName('/tickets', '1'),
    new Map([['https://s.test/remotes/r/1/a.js', answer('cached')]]),
  );
  const retry = (file: string) =>
    openFile({ url: `https://s.test/remotes/r/1/${file}?attempt=1` } as Request);
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer('fetched')) });
  expect(bodyOf(await retry('a.js'))).toBe('fetched');
  Object.assign(globalThis, { fetch: noNetwork });
  expect(bodyOf(await retry('a.js'))).toBe('cached');
  await expect(retry('b.js')).rejects.toThrow('Failed to fetch');
});
