import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sized } from '../../tools/run-size/run-size';
import { expectDrawn } from '../support/open-page';
import { prerender } from '../support/prerender';
import { publishEvent } from '../support/published-event';
import { dataDir, siteUrl } from '../support/site-under-test';
import { expect, phone, test } from '../support/test';

const devices = [
  ['phone', phone],
  ['desktop', { viewport: { width: 1280, height: 800 } }],
] as const;

const documentAt = async (address: string) => (await fetch(siteUrl + address)).text();

test.describe('for readers without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event is published and read with all its facts, in both languages', async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const { id, title } = await publishEvent(request, [
      { name: '站席', price: 1200, capacity: 40 },
    ]);
    const address = `/events/${id}`;
    await prerender(address);
    expect(await documentAt(address)).toContain(`<title>${title}`);

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('NT$1,200').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('測試展演廳').filter({ visible: true }).first()).toBeVisible();
    const head = page.locator('head');
    await expect(head.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      new RegExp(title),
    );
    const card = await head.locator('meta[property="og:image"]').getAttribute('content');
    expect(card).toMatch(new RegExp(`^${siteUrl}/cards${address}\\.png\\?v=`));
    const png = await (await request.get(card ?? '')).body();
    // Its size, where a PNG says it.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + address);
    const facts = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as { name: string; offers: { price: number }[] };
    expect([facts.name, facts.offers[0]?.price]).toEqual([title, 1200]);
    const siteMap = await readFile(path.join(dataDir, 'site/sitemap.xml'), 'utf8');
    expect(siteMap).toContain(`<loc>${siteUrl}${address}</loc>`);

    const inEnglish = `${address}?lang=en`;
    expect(await documentAt(inEnglish)).toContain('<html lang="en"');
    await page.goto(inEnglish);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' }).first()).toBeVisible();
    const said = (tag: string, attribute: string) => head.locator(tag).getAttribute(attribute);
    expect(await said('meta[property="og:locale"]', 'content')).toBe('en_US');
    // What Facebook and search engines come back to.
    expect(await said('meta[property="og:url"]', 'content')).toBe(siteUrl + inEnglish);
    expect(await said('link[rel="canonical"]', 'href')).toBe(siteUrl + inEnglish);
    expect(await said('link[hreflang="zh-TW"]', 'href')).toBe(siteUrl + address);
    expect(await said('meta[property="og:description"]', 'content')).toContain('NT$1,200');
    expect(await said('meta[property="og:image"]', 'content')).toMatch(
      new RegExp(`^${siteUrl}/cards/en${address}\\.png\\?v=`),
    );
    expect(siteMap).toContain(`<loc>${siteUrl}${inEnglish}</loc>`);
  });
});

test('who follows a link that was shared in English reads English in that tab', async ({
  page,
}) => {
  await page.goto('/events?lang=en');
  await page.getByRole('link', { name: 'Rent a venue' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/book-venue$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('until the scripts are there', () => {
  for (const [name, device] of devices.slice(0, sized(1, 2))) {
    test.describe(name, () => {
      test.use(device);

      test('what is typed and pressed early counts, and the page never falls back', async ({
        page,
      }) => {
        await prerender('/events');
        expect(await documentAt('/events')).toContain('<div data-prerendered');
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/shell\/.*\/main\..*\.js/, async (route) => {
          await held;
          await route.continue();
        });
        await page.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          new MutationObserver(() => {
            const state = document.querySelector('[data-prerendered]')
              ? 'prerendered'
              : document.querySelector('#root article')
                ? 'real'
                : 'empty';
            if (seen.at(-1) !== state) seen.push(state);
          }).observe(document, { childList: true, subtree: true });
        });
        await page.goto('/events', { waitUntil: 'commit' });
        const search = page.getByRole('searchbox').filter({ visible: true }).first();
        await expect(search).toBeVisible();
        await search.pressSequentially('生日');
        await search.press('Enter');
        release();
        await expect(page).toHaveURL(/[?&]q=/);
        // The prerendered page has these letters, too: what follows asks about the real one.
        await expectDrawn(page);
        await expect(search).toHaveValue('生日');
        const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
        expect(seen.slice(seen.indexOf('prerendered'))).toEqual(['prerendered', 'real']);
      });
    });
  }
});
