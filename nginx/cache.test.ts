import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { PRERENDER_HEADER } from '../shell/site/prerender-key';
import { purge } from '../tools/hosting/purge';
import { purgeList } from '../tools/hosting/purge-list';
import { createPublishedSite } from './published-site.fixture';
import { send } from './request.fixture';
import { type RunningNginx, startCache, startNginx } from './start-nginx';
import type { CacheSettings } from './settings';
import { describeWithNginx } from './with-nginx.fixture';

const first = `cached-${process.pid}`;
const site = createPublishedSite();
const prerenderKey = 'key-of-this-installation';
/** Longer than the second that documents are good for here: nginx counts whole ones. */
const EXPIRED_MS = 2500;
/** A service behind the site, which says who asks and how often it was asked. */
let service: Server;
let asked = 0;
let nginx: RunningNginx;
let cache: RunningNginx<CacheSettings>;

async function ask(path: string, headers: Record<string, string> = {}) {
  const reply = await send(cache.url + path, { headers: { accept: 'text/html', ...headers } });
  const isZipped = reply.headers['content-encoding'] === 'gzip';
  const text = (isZipped ? gunzipSync(reply.body) : reply.body).toString();
  return { ...reply, text, said: reply.headers['x-cache'] };
}
/** Asks until a condition is true; what is fetched in the background takes a moment. */
async function askUntil(path: string, isSo: (text: string) => boolean) {
  for (let n = 0; n < 50; n++) {
    const answer = await ask(path);
    if (isSo(answer.text)) return answer;
    await sleep(100);
  }
  throw new Error(`${path} does not become what it should`);
}
const refresh = async () => purge(cache.url, await purgeList(site.dataDir), prerenderKey);
const startOrigin = () =>
  startNginx({
    siteDir: site.siteDir,
    upstream: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    publishableKey: 'sb_test',
  });

describeWithNginx('a cache in front of the site', () => {
  beforeAll(async () => {
    await site.releaseShell(first);
    await site.releaseEvents(`${first}-events`);
    site.putPrerendered('/events', '<title>活動</title>', '<main>活動</main>');
    site.putPrerendered('/events/1-a', '<title>一場</title>', '<main>一場</main>');
    site.putPrerendered('/events/1-a', '<title>One</title>', '<main>One</main>', 'en');
    site.putCard('/events/1-a');
    service = createServer((request, response) => {
      asked += 1;
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'public, max-age=3600');
      response.end(JSON.stringify({ asked, who: request.headers.authorization ?? 'nobody' }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    nginx = await startOrigin();
    cache = await startCache({ origin: new URL(nginx.url), prerenderKey, documentSeconds: 1 });
  });
  afterAll(async () => {
    await cache?.close();
    await nginx?.close();
    service?.close();
    site.remove();
  });

  test.each([
    // What links carry along changes nothing about a page, and so shares its copy.
    ['/events', '/events/?utm_source=line&fbclid=x', 'the same'],
    ['/events/1-a?lang=en', '/events/1-a/?utm_source=line&lang=en', 'the same'],
    ['/events/1-a?lang=en', '/events/1-a', 'another'],
    ['/events', '/events/1-a', 'another'],
    // All that are not prerendered are the same page, whatever their query.
    ['/events?q=a', '/venues?q=b', 'the same'],
    ['/events?q=a', '/events', 'another'],
    ['/registry/registry.json', '/registry/registry.json?at=2', 'the same'],
    [`/shell/${first}/main.js`, `/shell/${first}/main.js?again=1`, 'another'],
    // Nobody's address reaches the copy of a page.
    ['/events', '/logo.png', 'another'],
  ])('%s and %s are %s in the cache', async (one, other, same) => {
    await refresh();
    await ask(one);
    const known = await ask(one);
    expect(known.said).toMatch(/HIT|STALE|UPDATING/);
    const answer = await ask(other);
    const isShared = answer.said !== 'MISS' && answer.text === known.text;
    expect(isShared).toBe(same === 'the same');
  });

  test('each encoding has a copy of its own, and browsers are told what the site told', async () => {
    for (const encoding of ['br', 'gzip', undefined]) {
      const headers: Record<string, string> = {};
      if (encoding) headers['accept-encoding'] = `${encoding}, x-other`;
      await ask('/events', headers);
      const { headers: said, said: status } = await ask('/events', headers);
      expect(status).toMatch(/HIT|STALE|UPDATING/);
      expect(said['content-encoding']).toBe(encoding);
      expect(said['cache-control']).toBe('no-cache');
      expect(said['content-security-policy']).toContain("script-src 'self' 'sha256-");
    }
    const { headers } = await ask(`/shell/${first}/main.js`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('what belongs to somebody is never kept, whatever it says of itself', async () => {
    for (const path of ['/rest/v1/orders', '/storage/v1/object/a.png', '/auth/v1/user']) {
      const before = asked;
      const fan = await ask(path, { authorization: 'Bearer fan' });
      const venue = await ask(path, { authorization: 'Bearer venue' });
      expect([fan.text, venue.text].map((text) => JSON.parse(text).who)).toEqual([
        'Bearer fan',
        'Bearer venue',
      ]);
      expect(asked).toBe(before + 2);
      expect(fan.said).toBeUndefined();
    }
    for (const path of ['/service-worker.js', '/config.json', '/healthz'])
      expect((await ask(path)).said).toBeUndefined();
  });

  test('what is missing is not kept as missing', async () => {
    const path = `/remotes/mf-events/${first}-late/entry.js`;
    expect((await ask(path)).status).toBe(404);
    await site.releaseEvents(`${first}-late`);
    expect((await ask(path)).status).toBe(200);
  });

  test('an old page works until a release has purged it, and then nobody gets it', async () => {
    await cache.reload({ documentSeconds: 60 });
    await refresh();
    const before = await ask('/events');
    const registry = await ask('/registry/registry.json');
    await site.releaseShell(`${first}-next`);
    await nginx.reload();

    // As it was, and all that it names is there.
    const old = await ask('/events');
    expect(old.text).toBe(before.text);
    expect((await ask('/registry/registry.json')).text).toBe(registry.text);
    const scripts = [...old.text.matchAll(/"(\/(?:shell|remotes)\/[^"]+\.js)"/g)].map(
      ([, at]) => at!,
    );
    expect(scripts).toContain(`/shell/${first}/main.js`);
    for (const script of new Set(scripts)) expect((await ask(script)).status).toBe(200);

    expect(await refresh()).toEqual([]);
    for (const path of ['/', '/events', '/events?q=a', '/events/1-a', '/events/1-a?lang=en'])
      for (const encoding of ['gzip', '']) {
        const { text, said } = await ask(path, { 'accept-encoding': encoding });
        expect({ path, said }).toEqual({ path, said: 'HIT' });
        expect(text).toContain(`/shell/${first}-next/main.js`);
      }
    expect((await ask('/registry/registry.json')).text).toContain(`${first}-next`);
  });

  test('only the key of the installation purges', async () => {
    const guessed = await ask('/events', { [PRERENDER_HEADER]: 'guessed' });
    expect(guessed.said).toBe('HIT');
    expect(await purge(cache.url, ['/events'], 'guessed')).toEqual(['/events']);
  });

  test('after its minute an old page is answered at once, and fetched anew behind it', async () => {
    await cache.reload({ documentSeconds: 1 });
    await refresh();
    await site.releaseShell(`${first}-stale`);
    await nginx.reload();
    await sleep(EXPIRED_MS);
    const { said, text } = await ask('/events');
    expect(said).toMatch(/STALE|UPDATING/);
    expect(text).not.toContain(`${first}-stale`);
    await askUntil('/events', (now) => now.includes(`/shell/${first}-stale/main.js`));
  });

  test('while the site is away pages go on as they were, and what is not known says so', async () => {
    await refresh();
    await ask(`/shell/${first}-stale/main.js`);
    await nginx.close();
    await sleep(EXPIRED_MS);
    const page = await ask('/events');
    expect([page.status, page.said]).toEqual([200, 'STALE']);
    expect((await ask(`/shell/${first}-stale/main.js`)).status).toBe(200);
    const unknown = await ask('/rest/v1/orders');
    expect(unknown.status).toBe(503);
    expect(unknown.headers['content-type']).toMatch('text/plain');
    expect(unknown.headers['cache-control']).toBe('no-store');

    nginx = await startOrigin();
    await cache.reload({ origin: new URL(nginx.url) });
    await askUntil('/registry/registry.json', (text) => text.includes(`${first}-stale`));
    expect((await ask('/rest/v1/orders')).status).toBe(200);
  });
});
