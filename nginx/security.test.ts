import { createHash } from 'node:crypto';
import { pageStyleScript } from '../shell/site/page-style';
import { createPublishedSite } from './published-site.fixture';
import { send } from './request.fixture';
import { type RunningNginx, startNginx } from './start-nginx';
import { describeWithNginx } from './with-nginx.fixture';

const shell = `security-${process.pid}`;
const site = createPublishedSite();
let nginx: RunningNginx;

/** Sources of one directive of a policy. */
function sourcesOf(policy: string | string[] | undefined, directive: string): string[] {
  const found = String(policy)
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive);
  return found?.slice(1) ?? [];
}

const inlineScript = (page: string) => /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describeWithNginx('security headers', () => {
  beforeAll(async () => {
    await site.releaseEvents(shell);
    await site.releaseShell(shell);
    nginx = await startNginx({
      siteDir: site.siteDir,
      upstream: 'http://127.0.0.1:9',
      publishableKey: 'sb_publishable_test',
    });
  }, 30_000);
  afterAll(async () => {
    await nginx?.close();
    site.remove();
  });

  test.each([
    ['/'],
    ['/events'],
    [`/shell/${shell}/main.js`],
    [`/remotes/mf-events/${shell}/entry.js`],
    ['/registry/registry.json'],
    ['/config.json'],
    ['/robots.txt'],
    ['/service-worker.js'],
    ['/healthz'],
    ['/remotes/gone.js'],
  ])('%s carries all of them, once', async (path) => {
    const { headers } = await send(nginx.url + path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'content-security-policy': expect.not.stringContaining(','),
      server: 'nginx',
    });
  });

  test('the page may run our scripts and the one inline script, nothing else', async () => {
    const { headers, body } = await send(`${nginx.url}/events`);
    const policy = headers['content-security-policy'];
    const scripts = sourcesOf(policy, 'script-src');
    expect(scripts).toEqual([
      "'self'",
      hashOf(inlineScript(body.toString())),
      hashOf(pageStyleScript),
    ]);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"]);
  });

  test('a file that is opened as a page may do nothing', async () => {
    const { headers } = await send(`${nginx.url}/shell/${shell}/assets/favicon.svg`);
    expect(sourcesOf(headers['content-security-policy'], 'default-src')).toEqual(["'none'"]);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('the service worker may ask this site, and load no script', async () => {
    const { headers } = await send(`${nginx.url}/service-worker.js`);
    const policy = headers['content-security-policy'];
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
    expect(policy).not.toContain('sandbox');
  });

  test('after a release of the shell and a reload, the new script may run and the old one, too', async () => {
    const before = hashOf(inlineScript((await send(`${nginx.url}/`)).body.toString()));
    await site.releaseShell(`${shell}-next`);
    await nginx.reload();
    const { headers, body } = await send(`${nginx.url}/`);
    const after = hashOf(inlineScript(body.toString()));
    expect(after).not.toBe(before);
    const scripts = sourcesOf(headers['content-security-policy'], 'script-src');
    expect(scripts).toEqual(expect.arrayContaining([before, after]));
  });

  test('a hosted project that pages talk to directly is named in policy and configuration', async () => {
    await nginx.reload({
      backend: {
        kind: 'direct',
        supabaseUrl: new URL('https://project.supabase.co/'),
        publishableKey: 'sb_publishable_hosted',
      },
    });
    const [page, config, rest] = await Promise.all(
      ['/', '/config.json', '/rest/v1/rpc/search_events'].map((path) => send(nginx.url + path)),
    );
    expect(sourcesOf(page!.headers['content-security-policy'], 'connect-src')).toEqual([
      "'self'",
      'https://project.supabase.co',
      'wss://project.supabase.co',
    ]);
    expect(sourcesOf(page!.headers['content-security-policy'], 'img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://project.supabase.co',
    ]);
    expect(JSON.parse(config!.body.toString())).toEqual({
      supabaseUrl: 'https://project.supabase.co',
      supabaseKey: 'sb_publishable_hosted',
    });
    expect(rest!.status).toBe(404);
  });

  test('streets of the map are named in policy and configuration', async () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© 街圖' };
    await nginx.reload({ mapTiles });
    const [page, config] = await Promise.all(
      ['/', '/config.json'].map((path) => send(nginx.url + path)),
    );
    expect(sourcesOf(page!.headers['content-security-policy'], 'img-src')).toContain(
      'https://tiles.example',
    );
    expect(JSON.parse(config!.body.toString())).toMatchObject({ mapTiles });
    expect(page!.body.toString()).toContain(JSON.stringify(mapTiles));
  });
});
