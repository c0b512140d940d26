/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from '../vendor/zod';
import { defineManifest } from '../contract/manifest.schema';
import { fromDataApi } from './app-error';
import { callFunction, createBackend, query, readFunction, type Backend } from './backend';

const requests: Array<{ url: URL; headers: IncomingHttpHeaders; body: unknown }> = [];
let status = 200;
const server = createServer((request, answer) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const body: unknown = text === '' ? null : JSON.parse(text);
    const url = new URL(request.url ?? '', 'http://backend.test');
    requests.push({ url, headers: request.headers, body });
    answer.writeHead(status).end(status === 200 ? 'null' : '{"message":"away"}');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Nothing listens here to what changes; the library wants one to be there.
  globalThis.WebSocket ??= EventTarget as never;
});
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
  status = 200;
});

/** A backend at a server that answers every request with `null`. */
const openBackend = (token: string | null = null): Backend =>
  createBackend({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'key',
    getAccessToken: () => Promise.resolve(token),
  });

/** One that has its client, and one that has not yet. */
const stages = ['before', 'after'] as const;
async function openAt(stage: (typeof stages)[number], token?: string): Promise<Backend> {
  const backend = openBackend(token);
  if (stage === 'after') await backend.rest();
  return backend;
}

test('a read asks for one address and says who asks, with the client and before it is there', async () => {
  const args = { p_query: '月光 %', p_max_price: 0, p_amenities: 'wifi,stage' };
  for (const token of [undefined, 'token'])
    for (const stage of stages)
      // eslint-disable-next-line no-await-in-loop
      await readFunction(await openAt(stage, token), 'search_venues', args, z.unknown());
  expect(new Set(requests.map(({ url }) => url.href)).size).toBe(1);
  const said = requests.map(({ headers }) => [
    headers['apikey'],
    headers['authorization'],
    'x-client-info' in headers,
  ]);
  expect(said).toEqual([
    ['key', undefined, false],
    ['key', undefined, true],
    ['key', 'Bearer token', false],
    ['key', 'Bearer token', true],
  ]);
});

test.each(stages)('a read that fails is asked for once, %s the client is there', async (stage) => {
  const backend = await openAt(stage);
  status = 520;
  const read = readFunction(backend, 'trends', {}, z.unknown());
  await expect(read).rejects.toMatchObject({ code: 'SERVER', status: 520, message: 'away' });
  expect(requests).toHaveLength(1);
});

test('a backend that is away is the network’s fault', async () => {
  const backend = createBackend({
    url: 'http://127.0.0.1:1',
    key: 'key',
    getAccessToken: () => Promise.resolve(null),
  });
  const read = () => readFunction(backend, 'trends', {}, z.unknown());
  await expect(read()).rejects.toMatchObject({ code: 'OFFLINE' });
  await backend.rest();
  await expect(read()).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('a read goes as an address, without the arguments that say nothing', async () => {
  const backend = openBackend();
  const args = { p_query: '', p_city: null, p_when: undefined, p_max_price: 0, p_page: 2 };
  await readFunction(backend, 'search_events', args, z.unknown());
  expect(requests[0]?.url.pathname).toBe('/rest/v1/rpc/search_events');
  expect([...(requests[0]?.url.searchParams ?? [])]).toEqual([
    ['p_max_price', '0'],
    ['p_page', '2'],
  ]);
});

test('a change says null where it is meant', async () => {
  const backend = openBackend();
  await callFunction(backend, 'update_my_profile', { p_phone: null }, z.unknown());
  expect(requests[0]?.body).toEqual({ p_phone: null });
});

test('what the database does not have fails the type check', async () => {
  const backend = openBackend();
  const answer = z.unknown();
  // @ts-expect-error a function of another name
  await readFunction(backend, 'find_events', {}, answer);
  // @ts-expect-error an argument of another name
  await readFunction(backend, 'search_events', { p_text: 'live' }, answer);
  const renamed = { p_query: 'live', p_town: 'taipei' };
  // @ts-expect-error the same in an object that was made before
  await readFunction(backend, 'search_events', renamed, answer);
  const foreign = { query: 'live', town: 'taipei' };
  // @ts-expect-error an object that has no name in common with the arguments
  await readFunction(backend, 'search_events', foreign, answer);
  // @ts-expect-error an argument of another type
  await readFunction(backend, 'search_events', { p_page: 'two' }, answer);
  // @ts-expect-error a function without arguments
  await readFunction(backend, 'my_tickets', { p_page: 1 }, answer);
  // @ts-expect-error a change through an argument of another name
  await callFunction(backend, 'cancel_order', { p_id: 'o1' }, answer);
  // @ts-expect-error a table of another name
  await query(backend, (rest) => rest.from('happenings').select('id'), answer);
  // @ts-expect-error a column of another name
  await query(backend, (rest) => rest.from('events').select('id').eq('town', 'taipei'), answer);
  // @ts-expect-error a selection that names a column which is not there
  await query(backend, (rest) => rest.from('events').select('id,town'), answer);
  expect(requests).toHaveLength(10);
});

test('what no text can hold is left out of what an address asks for', async () => {
  const backend = openBackend();
  await readFunction(backend, 'search_events', { p_query: '月\0光', p_city: '\0' }, z.unknown());
  expect(new URL(requests[0]?.url ?? '').search).toBe(`?p_query=${encodeURIComponent('月光')}`);
});

test('a manifest names functions and arguments that the database has', () => {
  const manifest = {
    id: 'mf-stories',
    owner: 'team',
    contract: '^1.0.0',
    namespace: 'stories',
    budgetKb: 20,
    paths: ['/stories'],
    labels: {},
  };
  const page = { path: '/stories', access: 'public', titleKey: 'stories' } as const;
  const read = {
    fn: 'search_events',
    params: { q: 'p_query' },
    fixed: { p_page_size: 12 },
  } as const;
  expect(defineManifest({ ...manifest, pages: [{ ...page, earlyRead: read }] })).toBeTruthy();
  // @ts-expect-error an argument of another name
  defineManifest({ ...manifest, pages: [{ ...page, earlyRead: { ...read, params: { q: 'q' } } }] });
  // @ts-expect-error a function of another name
  defineManifest({ ...manifest, pages: [{ ...page, earlyRead: { ...read, fn: 'find_events' } }] });
  const fixed = { p_page_size: 'twelve' };
  // @ts-expect-error a constant argument of another type
  defineManifest({ ...manifest, pages: [{ ...page, earlyRead: { ...read, fixed } }] });
});

test('a character that no text can hold is a fault of what was typed', () => {
  const codes = ['22P05', '22021'].map((code) => fromDataApi({ code, message: 'x' }, 400).code);
  expect(codes).toEqual(['INVALID_INPUT', 'INVALID_INPUT']);
});

test('that too many people are there is one code, whoever says so', () => {
  const ofOurs = fromDataApi({ code: 'PT429', message: 'CROWDED' }, 429);
  const ofTheDataApi = fromDataApi(
    { code: 'PGRST003', message: 'Timed out acquiring connection' },
    504,
  );
  expect([ofOurs.code, ofTheDataApi.code]).toEqual(['CROWDED', 'CROWDED']);
  // A write is not sent again by anybody but who can say so to its person.
  expect(ofOurs.isTransient).toBe(false);
});
