import { renameSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPublishedSite } from './published-site.fixture';
import { send } from './request.fixture';
import { type RunningNginx, startNginx } from './start-nginx';
import { describeWithNginx } from './with-nginx.fixture';

const shell = `serving-${process.pid}`;
const site = createPublishedSite();
let nginx: RunningNginx;

interface Row {
  path: string;
  status: number;
  type: string;
  cache: string;
  /** `Accept-Encoding` → the encoding that must come. */
  encoding?: [accepted: string, answered: string | undefined];
  method?: string;
  accept?: string;
}

const oneYear = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const js = 'text/javascript; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const main = `/shell/${shell}/main.js`;
const entry = `/remotes/mf-events/${shell}/entry.js`;

const rows: Row[] = [
  // The page, at every address that a visitor may open.
  { path: '/', status: 200, type: html, cache: 'no-cache', encoding: ['br', 'br'] },
  { path: '/', status: 200, type: html, cache: 'no-cache', encoding: ['gzip', 'gzip'] },
  { path: '/', status: 200, type: html, cache: 'no-cache', encoding: ['', undefined] },
  { path: '/index.html', status: 200, type: html, cache: 'no-cache' },
  { path: '/events', status: 200, type: html, cache: 'no-cache', encoding: ['br, gzip', 'br'] },
  { path: '/events/1?register=true', status: 200, type: html, cache: 'no-cache' },
  { path: '/admin/events/', status: 200, type: html, cache: 'no-cache' },
  { path: '/performers/dj.w', status: 200, type: html, cache: 'no-cache', accept: 'text/html' },
  { path: '/events', method: 'HEAD', status: 200, type: html, cache: 'no-cache' },

  // Versions, compressed when they were built.
  { path: main, status: 200, type: js, cache: oneYear, encoding: ['gzip, br', 'br'] },
  { path: main, status: 200, type: js, cache: oneYear, encoding: ['gzip', 'gzip'] },
  { path: main, status: 200, type: js, cache: oneYear, encoding: ['', undefined] },
  { path: entry, status: 200, type: js, cache: oneYear, encoding: ['br', 'br'] },
  {
    path: `/shell/${shell}/assets/favicon.svg`,
    status: 200,
    type: 'image/svg+xml',
    cache: oneYear,
  },
  { path: `/shell/${shell}/assets/share.png`, status: 200, type: 'image/png', cache: oneYear },
  {
    path: `/shell/${shell}/assets/site.webmanifest`,
    status: 200,
    type: 'application/manifest+json',
    cache: oneYear,
  },
  {
    path: `/remotes/mf-events/${shell}/module.json`,
    status: 200,
    type: 'application/json',
    cache: oneYear,
  },

  // What is replaced while the site runs.
  {
    path: '/registry/registry.json',
    status: 200,
    type: 'application/json',
    cache: 'no-cache',
    encoding: ['br', 'br'],
  },
  { path: '/config.json', status: 200, type: 'application/json', cache: 'no-cache' },
  { path: '/service-worker.js', status: 200, type: js, cache: 'no-cache' },
  { path: '/robots.txt', status: 200, type: text, cache: 'public, max-age=3600' },
  { path: '/healthz', status: 200, type: text, cache: 'no-store' },

  // What is missing is missing: never the page, never JSON, never cached.
  { path: '/remotes/mf-events/gone/entry.js', status: 404, type: text, cache: 'no-store' },
  {
    path: '/remotes/mf-events/gone/entry.js',
    accept: 'text/html',
    status: 404,
    type: text,
    cache: 'no-store',
  },
  { path: `/shell/${shell}/`, status: 404, type: text, cache: 'no-store' },
  { path: '/shell', status: 404, type: text, cache: 'no-store' },
  { path: '/remotes', status: 404, type: text, cache: 'no-store' },
  { path: '/registry/', status: 404, type: text, cache: 'no-store' },
  { path: '/registry/registry.json.abcd.tmp', status: 404, type: text, cache: 'no-store' },
  { path: '/rest/v2/events', status: 404, type: text, cache: 'no-store' },
  { path: '/rest/v1/', status: 404, type: text, cache: 'no-store' },
  { path: '/auth', status: 404, type: text, cache: 'no-store' },
  { path: '/storage/', status: 404, type: text, cache: 'no-store' },
  { path: '/.git/config', status: 404, type: text, cache: 'no-store', accept: 'text/html' },
  { path: '/logo.png', status: 404, type: text, cache: 'no-store' },

  // Nothing is written here.
  { path: '/events', method: 'DELETE', status: 405, type: text, cache: 'no-store' },
  { path: main, method: 'PUT', status: 405, type: text, cache: 'no-store' },
];

const options = () => ({
  siteDir: site.siteDir,
  // Nobody listens there: what stands here needs no backend.
  upstream: 'http://127.0.0.1:9',
  publishableKey: 'sb_publishable_test',
});

const describeRow = ({ method = 'GET', path, accept, encoding, status }: Row) =>
  [method, path, accept, encoding && `(${encoding[0] || 'no encoding'})`, '→', status]
    .filter(Boolean)
    .join(' ')
    .replaceAll(shell, '<version>');

describeWithNginx('nginx serves the published directory', () => {
  beforeAll(async () => {
    await site.releaseEvents(shell);
    await site.releaseShell(shell);
    nginx = await startNginx(options());
  }, 30_000);
  afterAll(async () => {
    await nginx?.close();
    site.remove();
  });

  test.each(rows.map((row) => [describeRow(row), row] as const))('%s', async (_, row) => {
    const [accepted, expectedEncoding] = row.encoding ?? ['', undefined];
    const { status, headers } = await send(`${nginx.url}${row.path}`, {
      method: row.method ?? 'GET',
      headers: { accept: row.accept ?? '*/*', 'accept-encoding': accepted },
    });
    expect({
      status,
      type: headers['content-type'],
      cache: headers['cache-control'],
      encoding: headers['content-encoding'],
    }).toEqual({
      status: row.status,
      type: row.type,
      cache: row.cache,
      encoding: expectedEncoding,
    });
  });

  test('all encodings of a file carry the same content, and caches keep them apart', async () => {
    const [plain, gzip, br] = await Promise.all(
      ['', 'gzip', 'br'].map((accepted) =>
        send(nginx.url + main, { headers: { 'accept-encoding': accepted } }),
      ),
    );
    expect(gunzipSync(gzip!.body)).toEqual(plain!.body);
    expect(brotliDecompressSync(br!.body)).toEqual(plain!.body);
    for (const answer of [plain, gzip, br]) expect(answer!.headers.vary).toBe('Accept-Encoding');
  });

  test('a known page and registry are answered with 304', async () => {
    for (const path of ['/', '/events', '/registry/registry.json', main]) {
      for (const accepted of ['br', 'gzip', '']) {
        const encoding = { 'accept-encoding': accepted };
        const first = await send(nginx.url + path, { headers: encoding });
        const etag = first.headers.etag ?? '';
        expect(etag).not.toBe('');
        const second = await send(nginx.url + path, {
          headers: { ...encoding, 'if-none-match': etag },
        });
        expect([path, accepted, second.status, second.body.length]).toEqual([
          path,
          accepted,
          304,
          0,
        ]);
      }
    }
  });

  test('a part of a file can be asked for', async () => {
    const { status, headers, body } = await send(nginx.url + main, {
      headers: { range: 'bytes=0-9' },
    });
    expect([status, headers['content-range']?.split('/')[0], body.length]).toEqual([
      206,
      'bytes 0-9',
      10,
    ]);
  });

  test('HEAD says how long a file is and sends none of it', async () => {
    const { status, headers, body } = await send(nginx.url + main, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(500);
    expect(body.length).toBe(0);
  });

  test('the page carries the configuration, as /config.json tells it', async () => {
    const page = (await send(`${nginx.url}/`)).body.toString();
    const config = (await send(`${nginx.url}/config.json`)).body.toString();
    expect(JSON.parse(config)).toEqual({ supabaseUrl: '/', supabaseKey: 'sb_publishable_test' });
    expect(page).toContain(`<script type="application/json" id="app-config">${config}</script>`);
    expect(page).not.toContain('<!--config-->');
  });

  test('a remote is released and rolled back under the running server', async () => {
    const next = `${shell}-next`;
    await site.releaseEvents(next);
    const page = (await send(`${nginx.url}/events`)).body.toString();
    const registry = (await send(`${nginx.url}/registry/registry.json`)).body.toString();
    const code = await send(`${nginx.url}/remotes/mf-events/${next}/entry.js`);
    expect(page).toContain(`/remotes/mf-events/${next}/entry.js`);
    expect(registry).toContain(`"active": "${next}"`);
    expect(code.status).toBe(200);
  });

  test('a site that is not published yet says so, and is not healthy', async () => {
    renameSync(`${site.siteDir}/index.html`, `${site.siteDir}/index.html.away`);
    const [page, health] = await Promise.all([
      send(`${nginx.url}/events`),
      send(`${nginx.url}/healthz`),
    ]);
    renameSync(`${site.siteDir}/index.html.away`, `${site.siteDir}/index.html`);
    expect([page.status, page.headers['cache-control'], health.status]).toEqual([
      503,
      'no-store',
      503,
    ]);
  });

  test('an nginx without brotli sends gzip', async () => {
    const plain = await startNginx({ ...options(), hasBrotli: false });
    try {
      for (const path of ['/', main, '/registry/registry.json']) {
        const accepted = { 'accept-encoding': 'br, gzip' };
        const { headers } = await send(plain.url + path, { headers: accepted });
        expect([path, headers['content-encoding']]).toEqual([path, 'gzip']);
      }
    } finally {
      await plain.close();
    }
  });
});
