import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { PRERENDER_HEADER } from '../shell/site/prerender-key';
import { createPublishedSite } from './published-site.fixture';
import { send } from './request.fixture';
import { type RunningNginx, startNginx } from './start-nginx';
import { describeWithNginx } from './with-nginx.fixture';

const site = createPublishedSite();
let nginx: RunningNginx;
const seen: IncomingMessage[] = [];

/** Says what a Supabase elsewhere would say, and things that must not reach a browser. */
const supabase = createServer((request, response) => {
  seen.push(request);
  request.resume();
  response.writeHead(request.url?.includes('missing') ? 404 : 200, {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Content-Security-Policy': "default-src 'self'",
    'X-Content-Type-Options': 'nosniff',
    'X-Powered-By': 'somebody',
    'Content-Range': '0-11/40',
  });
  response.end(JSON.stringify({ text: 'x'.repeat(2000) }));
});

const json = (text: Buffer) => JSON.parse(text.toString()) as Record<string, unknown>;
const post = (path: string, body = '{}') =>
  send(nginx.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

describeWithNginx('the way to Supabase', () => {
  beforeAll(async () => {
    await site.releaseShell(`proxy-${process.pid}`);
    await new Promise<void>((resolve) => supabase.listen(0, '127.0.0.1', resolve));
    const { port } = supabase.address() as AddressInfo;
    nginx = await startNginx({
      siteDir: site.siteDir,
      upstream: `http://127.0.0.1:${port}`,
      publishableKey: 'sb_publishable_test',
      settings: { rateLimitFactor: 1 },
    });
  }, 30_000);
  afterAll(async () => {
    await nginx?.close();
    supabase.closeAllConnections();
    supabase.close();
    site.remove();
  });
  beforeEach(() => {
    seen.length = 0;
  });

  test.each([
    ['/rest/v1/rpc/search_events?p_query=%E5%8F%B0%E5%8C%97&p_page=2'],
    ['/auth/v1/user'],
    ['/storage/v1/object/public/banners/a.png'],
    ['/functions/v1/upload/media/a/b%20c.png'],
  ])('%s arrives as it was sent', async (path) => {
    const { status } = await send(nginx.url + path, { headers: { apikey: 'key' } });
    expect(status).toBe(200);
    expect(seen[0]).toMatchObject({ url: path, method: 'GET', headers: { apikey: 'key' } });
  });

  test('the address of the caller is the one that was seen, whatever it claims', async () => {
    const claimed = { 'x-forwarded-for': '203.0.113.7' };
    await send(`${nginx.url}/auth/v1/user`, { headers: claimed });
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('answers come compressed, with our headers instead of theirs', async () => {
    const { headers } = await send(`${nginx.url}/rest/v1/events`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-range': '0-11/40',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('an error of the service keeps its status and its body', async () => {
    const { status, body } = await send(`${nginx.url}/rest/v1/missing`);
    expect([status, Object.keys(json(body))]).toEqual([404, ['text']]);
  });

  test('a body above the limit never reaches the service', async () => {
    const { status, body } = await post('/rest/v1/rpc/contact', 'x'.repeat(1024 * 1024 + 1));
    expect([status, json(body)['code'], seen.length]).toEqual([413, 'PAYLOAD_TOO_LARGE', 0]);
  });

  test.each(['/storage/v1/object/a.png', '/functions/v1/upload/media/a.png'])(
    'files may be larger than other bodies: %s',
    async (path) => {
      expect((await post(path, 'x'.repeat(5 * 1024 * 1024))).status).toBe(200);
    },
  );

  test('whether pictures can be stored answers where the specification says', async () => {
    await send(`${nginx.url}/api/check-storage-access`);
    expect(seen[0]?.url).toBe('/rest/v1/rpc/check_storage_access');
    expect((await send(`${nginx.url}/api/else`)).status).toBe(404);
  });

  test.each([
    ['guesses at passwords', '/auth/v1/token?grant_type=password'],
    ['the same, spelled differently', '/auth/v1//%74oken?grant_type=password&x=1'],
    [
      'the same, behind a harmless kind',
      '/auth/v1/token?grant_type=refresh_token&grant_type=password',
    ],
    ['messages', '/rest/v1/rpc/submit_contact_message'],
  ])('%s are refused beyond the limit, in words that clients understand', async (_, path) => {
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push(await post(path));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(json(refused[0]!.body)).toMatchObject({ message: 'RATE_LIMITED' });
    expect(refused[0]!.headers['retry-after']).toBe('10');
    expect(seen.length).toBe(answers.length - refused.length);
  });

  test('a hall full of people with one address signs up at once, and not without end', async () => {
    const answers = await Promise.all(Array.from({ length: 310 }, () => post('/auth/v1/signup')));
    const through = answers.filter(({ status }) => status === 200).length;
    expect(through).toBeGreaterThanOrEqual(200);
    expect(through).toBeLessThan(answers.length);
  });

  test('a socket to what is heard at once goes through, and says which host was asked', async () => {
    const { port } = new URL(nginx.url);
    supabase.once('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
      seen.push(incoming);
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      );
    });
    const status = await new Promise((resolve, reject) => {
      request({
        port,
        host: '127.0.0.1',
        path: '/realtime/v1/websocket?vsn=2.0.0',
        headers: { Connection: 'Upgrade', Upgrade: 'websocket', 'X-Forwarded-Host': 'elsewhere' },
      })
        .on('upgrade', ({ statusCode }, socket) => {
          socket.destroy();
          resolve(statusCode);
        })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(101);
    expect(seen[0]?.headers).toMatchObject({
      upgrade: 'websocket',
      connection: 'upgrade',
      'x-forwarded-host': '127.0.0.1',
    });
    expect((await send(`${nginx.url}/realtime/v1/api/broadcast`)).status).toBe(404);
  });

  test('renewing a session is never counted as a guess', async () => {
    const answers = [];
    for (let i = 0; i < 60; i++)
      answers.push(await post('/auth/v1/token?grant_type=refresh_token'));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('the prerenderer reads on when its machine has used up the limit', async () => {
    const busy = await startNginx({
      siteDir: site.siteDir,
      upstream: `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`,
      publishableKey: 'sb_publishable_test',
      settings: { rateLimitFactor: 0.01, prerenderKey: 'its-key' },
    });
    const read = (headers: Record<string, string> = {}) =>
      send(`${busy.url}/rest/v1/events`, { headers });
    try {
      const answers = [];
      for (let i = 0; i < 30; i++) answers.push((await read()).status);
      expect(answers).toContain(429);
      for (let i = 0; i < 30; i++) {
        expect((await read({ [PRERENDER_HEADER]: 'its-key' })).status).toBe(200);
      }
      expect((await read({ [PRERENDER_HEADER]: 'another' })).status).toBe(429);
    } finally {
      await busy.close();
    }
  });

  test('a service that is away is said to be away', async () => {
    await nginx.reload({
      backend: {
        kind: 'proxied',
        supabaseUrl: new URL('http://127.0.0.1:9'),
        publishableKey: 'sb_publishable_test',
      },
    });
    const { status, headers, body } = await send(`${nginx.url}/rest/v1/events`);
    expect([status, headers['retry-after'], json(body)['code']]).toEqual([503, '1', 'UNAVAILABLE']);
  });
});
