import { createPublishedSite } from './published-site.fixture';
import { send } from './request.fixture';
import { type RunningNginx, startNginx } from './start-nginx';
import { describeWithNginx } from './with-nginx.fixture';

const shell = `prerendered-${process.pid}`;
const site = createPublishedSite();
let nginx: RunningNginx;

const prerenderedEvents = '<main data-example="events">一百場活動</main>';

describeWithNginx('pages prerendered', () => {
  beforeAll(async () => {
    await site.releaseShell(shell);
    site.putPrerendered('', '<title>首頁</title>', '<main data-example="home">首頁</main>');
    site.putPrerendered('/events', '<title>活動</title>', prerenderedEvents);
    site.putPrerendered(
      '/events/1-a',
      '<title>一場</title>',
      '<p title="<!--# include virtual=/config.json -->">&lt;!--# echo var="uri" --></p>',
    );
    site.putPrerendered('/events/1-a', '<title>One</title>', '<main>One</main>', 'en');
    site.putCard('/events/1-a');
    site.putKit('/performers/1-a/epk');
    nginx = await startNginx({
      siteDir: site.siteDir,
      upstream: 'http://127.0.0.1:9',
      publishableKey: 'sb_test',
    });
  });
  afterAll(async () => {
    await nginx?.close();
    site.remove();
  });
  const page = async (path: string) => {
    const reply = await send(nginx.url + path, { headers: { accept: 'text/html' } });
    return { ...reply, html: reply.body.toString() };
  };

  test.each([
    ['/', 'data-example="home"'],
    ['/events', 'data-example="events"'],
    ['/events/', 'data-example="events"'],
    ['/events?utm_source=line&fbclid=x', 'data-example="events"'],
    ['/events/1-a?register=true', '<title>一場</title>'],
  ])('%s is answered with its prerendered page', async (path, content) => {
    const { status, html, headers } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain(content);
    // It is the page of the active release all the same, under the same policy.
    expect(html).toContain(`/shell/${shell}/main.js`);
    expect(html).toContain('sb_test');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['cache-control']).toBe('no-cache');
    expect(html).not.toContain('class="first-paint"');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test.each(['/events?q=生咖', '/events?page=2', '/events/2', '/Events', '/venues'])(
    '%s is answered with the plain page',
    async (path) => {
      const { status, html } = await page(encodeURI(path));
      expect(status).toBe(200);
      expect(html).not.toContain('data-example=');
      expect(html).toContain('class="first-paint"');
      expect(html.match(/<title>/g)).toHaveLength(1);
    },
  );

  test.each(['?lang=en', '/?lang=en', '?utm_source=line&lang=en', '?lang=en&fbclid=x'])(
    'a page that is asked for with %s is answered in English, and says so',
    async (asking) => {
      const { status, html, headers } = await page(`/events/1-a${asking}`);
      expect(status).toBe(200);
      expect(html).toContain('<html lang="en">');
      expect(html).toContain('<main>One</main>');
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toContain(`/shell/${shell}/main.js`);
      expect(html).toContain('sb_test');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['/events/1-a', '<title>一場</title>'],
    ['/events/1-a?lang=zh-TW', '<title>一場</title>'],
    ['/events/1-a?slang=en&utm_source=x', 'class="first-paint"'],
    ['/events/1-a?lang=en&page=2', 'class="first-paint"'],
    // There is no copy of it.
    ['/events?lang=en', prerenderedEvents],
    ['/?lang=en', 'data-example="home"'],
    ['/en/events/1-a', 'class="first-paint"'],
  ])('%s is answered in Chinese', async (path, content) => {
    const { html } = await page(path);
    expect(html).toContain('<html lang="zh-TW">');
    expect(html).toContain(content);
  });

  test('share cards are pictures that may be cached, and one that is missing is no page', async () => {
    const found = await page('/cards/events/1-a.png?v=abc');
    expect([found.status, found.headers['content-type'], found.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect((await page('/cards/events/2-b.png')).status).toBe(404);
  });

  test('a press kit is a file under the name that its address ends with, and asked after each time', async () => {
    const address = encodeURI('/kits/performers/1-a/epk/林予曦-EPK.pdf');
    const { status, headers, html } = await page(address);
    expect([status, html]).toEqual([200, '%PDF-1.7']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
    const again = await send(nginx.url + address, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('while there is no press kit, its address leads to the page that can be printed', async () => {
    const { status, headers } = await page('/kits/performers/2-b/epk/a.pdf');
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      '/performers/2-b/epk',
      'no-store',
    ]);
    expect((await page('/kits/performers/')).status).toBe(404);
    expect(
      (await send(`${nginx.url}/kits/performers/1-a/epk/a.pdf`, { method: 'POST' })).status,
    ).toBe(405);
  });

  test('people’s words are no instructions to the server', async () => {
    const { html } = await page('/events/1-a');
    expect(html).toContain('title="<!--# include virtual=/config.json -->"');
  });

  test.each([
    '/prerendered/events/body.html',
    '/.prerendered',
    '/prerendered/.none/body.html',
    '/prerendered/.en/events/1-a/body.html',
    '/.en/events/1-a',
    '/prerendered/',
  ])('%s is no address of the site', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toBe('Not found.\n');
  });

  test('a new release reaches prerendered pages at once', async () => {
    const next = `${shell}-next`;
    await site.releaseShell(next);
    const { html } = await page('/events');
    expect(html).toContain(prerenderedEvents);
    expect(html).toContain(`/shell/${next}/main.js`);
    expect(html).not.toContain(`/shell/${shell}/main.js`);
  });
});
