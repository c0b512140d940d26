import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Gateway, startGateway } from './gateway';
import { allowSupabase } from '../../../shell/site/content-security-policy';

const config = { supabaseUrl: '/', supabaseKey: 'sb_publishable_</script>' };
const script = 'console.log("a module that is long enough to be worth compressing")';

let siteDir: string;
let gateway: Gateway;

async function put(name: string, content: string | Buffer): Promise<void> {
  const file = path.join(siteDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}

async function putScript(name: string): Promise<void> {
  await put(name, script);
  await put(`${name}.br`, brotliCompressSync(script));
  await put(`${name}.gz`, gzipSync(script));
}

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  gateway = await startGateway({
    site: { siteDir, config },
    api: null,
    port: 0,
    hasLiveReload: true,
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(siteDir, { recursive: true, force: true });
});

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Unlike fetch, neither adds headers nor decompresses. */
function request(target: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get(`${gateway.url}${target}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

const navigation = { Accept: 'text/html,application/xhtml+xml' };

test('before the first publishing the page says so', async () => {
  const { status, headers } = await request('/', navigation);
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
});

describe('once published', () => {
  beforeAll(async () => {
    await put('index.html', '<!doctype html><title>Site</title><!--config-->');
    await put('index.html.br', brotliCompressSync('an outdated copy'));
    await put('csp.txt', "default-src 'self';\n  connect-src 'self'\n");
    await put('registry/registry.json', '{"remotes":{}}');
    await putScript('remotes/mf-events/1.0.0/module.js');
    await putScript('shell/1.0.0/main.js');
    await put('service-worker.js', 'addEventListener("fetch", () => {});');
    await put('robots.txt', 'User-agent: *');
  });

  test.each<[target: string, status: number, cache: string, type: string]>([
    ['/', 200, 'no-cache', 'text/html'],
    ['/index.html', 200, 'no-cache', 'text/html'],
    ['/events', 200, 'no-cache', 'text/html'],
    ['/events/6c7c1f4e-9a40?register=true', 200, 'no-cache', 'text/html'],
    ['/config.json', 200, 'no-cache', 'application/json'],
    ['/registry/registry.json', 200, 'no-cache', 'application/json'],
    ['/service-worker.js', 200, 'no-cache', 'text/javascript'],
    ['/robots.txt', 200, 'no-cache', 'text/plain'],
    [
      '/remotes/mf-events/1.0.0/module.js',
      200,
      'public, max-age=31536000, immutable',
      'text/javascript',
    ],
    ['/shell/1.0.0/main.js', 200, 'public, max-age=31536000, immutable', 'text/javascript'],
    ['/remotes/mf-events/1.0.0/missing.js', 404, 'no-store', 'text/plain'],
    ['/remotes/mf-events/9.9.9/module.js', 404, 'no-store', 'text/plain'],
    ['/shell/9.9.9/main.js', 404, 'no-store', 'text/plain'],
    ['/registry/missing.json', 404, 'no-store', 'text/plain'],
    ['/rest/v1/events', 404, 'no-store', 'text/plain'],
    ['/functions/v1/upload', 404, 'no-store', 'text/plain'],
    ['/api/check-storage-access', 404, 'no-store', 'text/plain'],
    ['/auth/v1/settings', 404, 'no-store', 'text/plain'],
    ['/storage/v1/bucket', 404, 'no-store', 'text/plain'],
    ['/missing.png', 404, 'no-store', 'text/plain'],
    ['/shell/..%2f..%2f..%2f..%2f..%2fetc/passwd', 404, 'no-store', 'text/plain'],
  ])('%s', async (target, status, cache, type) => {
    const accept = path.extname(target) || status === 404 ? { Accept: '*/*' } : navigation;
    const { headers, ...reply } = await request(target, accept);
    expect([reply.status, headers['cache-control']]).toEqual([status, cache]);
    expect(headers['content-type']).toContain(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a press kit is a file to keep, and the page for printing while there is none', async () => {
    await put('kits/performers/1/epk.pdf', '%PDF-1.7');
    const found = await request(encodeURI('/kits/performers/1/epk/林予曦-EPK.pdf'), navigation);
    expect([found.status, found.body.toString()]).toEqual([200, '%PDF-1.7']);
    expect(found.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'no-cache',
    });
    const missing = await request('/kits/performers/2/epk/a.pdf', navigation);
    expect([missing.status, missing.headers['location']]).toEqual([302, '/performers/2/epk']);
    expect((await request('/kits/performers', navigation)).status).toBe(404);
  });

  test('below version directories even a navigation gets no page', async () => {
    expect((await request('/remotes/mf-events/1.0.0/', navigation)).status).toBe(404);
  });

  test('the page knows its backend without another request, and cannot be broken out of', async () => {
    const html = (await request('/')).body.toString();
    expect(html).toContain('<script type="application/json" id="app-config">');
    expect(html).not.toContain('sb_publishable_</script>');
    const json = /id="app-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const told = { ...config, hasLiveReload: true };
    expect(JSON.parse(json)).toEqual(told);
    expect(JSON.parse((await request('/config.json')).body.toString())).toEqual(told);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('to "%s" files and the page are sent as %s', async (accepted, encoding) => {
    const headers: Record<string, string> = accepted ? { 'Accept-Encoding': accepted } : {};
    for (const target of ['/shell/1.0.0/main.js', '/', '/registry/registry.json']) {
      const reply = await request(target, headers);
      expect([target, reply.headers['content-encoding']]).toEqual([target, encoding]);
      expect(reply.headers['vary']).toContain('Accept-Encoding');
    }
  });

  test.each(['/', '/registry/registry.json', '/robots.txt'])(
    '%s is not sent again while it has not changed',
    async (target) => {
      const first = await request(target);
      const again = await request(target, { 'If-None-Match': String(first.headers['etag']) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  test('a version and a registry published meanwhile are there at once', async () => {
    const before = await request('/registry/registry.json');
    await putScript('remotes/mf-events/1.1.0/module.js');
    await put('registry/registry.json', '{"remotes":{"mf-events":{}}}');
    expect((await request('/remotes/mf-events/1.1.0/module.js')).status).toBe(200);
    const after = await request('/registry/registry.json', {
      'If-None-Match': String(before.headers['etag']),
    });
    expect([after.status, after.body.toString()]).toEqual([200, '{"remotes":{"mf-events":{}}}']);
  });

  test('the page carries the policy of the last publishing', async () => {
    const policy = async () => (await request('/')).headers['content-security-policy'];
    expect(await policy()).toBe("default-src 'self'; connect-src 'self'");
    await put('csp.txt', "default-src 'none'");
    expect(await policy()).toBe("default-src 'none'");
  });

  test('the service worker may ask this site and load nothing else', async () => {
    const { headers } = await request('/service-worker.js');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  test('a connection is kept for longer than nginx keeps it', async () => {
    const response = await fetch(`${gateway.url}/healthz`);
    const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('Keep-Alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test('nothing but GET and HEAD is answered', async () => {
    const response = await fetch(gateway.url, { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    const head = await fetch(gateway.url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('open pages hear of a new version', async () => {
    const response = await fetch(`${gateway.url}/__reload`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    gateway.liveReload?.announce();
    expect((await reader.read()).value).toContain('event: reload');
    await reader.cancel();
  });
});

test('pages may connect to a Supabase elsewhere and show its pictures, and only then', () => {
  const policy = "default-src 'self'; connect-src 'self'; img-src 'self'";
  expect(allowSupabase(policy, '/')).toBe(policy);
  expect(allowSupabase(policy, 'https://abc.supabase.co/')).toBe(
    "default-src 'self'; connect-src 'self' https://abc.supabase.co wss://abc.supabase.co; img-src 'self' https://abc.supabase.co",
  );
});
