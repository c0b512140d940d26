import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signInToApi } from '../support/api';
import { demoPeople } from '../support/people';
import { prerender } from '../support/prerender';
import { publishEvent } from '../support/published-event';
import { startSite } from '../support/site-process';
import { demoPassword, siteUrl } from '../support/site-under-test';
import { expect, test } from '../support/test';

/** The site draws in the background and with low priority; a new page may take a while beside tests. */
const PRERENDERED_WITHIN = { timeout: 120_000, intervals: [1000] };

test('a site renders by itself what is published, what is put on its pages, and what is called off', async ({
  playwright,
}) => {
  test.setTimeout(600_000);
  const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'spotlight-ahead-')));
  const settings = { PRERENDER: 'on', DEMO_PASSWORD: demoPassword, RATE_LIMIT_FACTOR: '100' };
  const site = await startSite(dataDir, settings);
  const request = await playwright.request.newContext({ baseURL: site.url });
  const documentAt = (address: string) => async () => (await request.get(address)).text();
  try {
    const { id, title, organizer } = await publishEvent(request, [{ name: '站席', price: 1200 }]);
    const address = `/events/${id}`;
    await expect.poll(documentAt(address), PRERENDERED_WITHIN).toContain(`<title>${title}`);
    await expect
      .poll(documentAt(`${address}?lang=en`), PRERENDERED_WITHIN)
      .toContain('<html lang="en"');
    await expect.poll(documentAt('/sitemap.xml'), PRERENDERED_WITHIN).toContain(address);

    const admin = await signInToApi(request, demoPeople.admin);
    await admin.call('save_website_banner', {
      p_banner_key: 'ahead',
      p_media_type: 'video',
      p_video_url: 'https://www.youtube.com/watch?v=e2e',
      p_title: '今晚的橫幅',
      p_page: 'events',
      p_is_active: true,
    });
    await expect.poll(documentAt('/events'), PRERENDERED_WITHIN).toContain('今晚的橫幅');

    await organizer.call('cancel_event', { p_event_id: id, p_reason: '場地停電，無法演出。' });
    await expect.poll(documentAt(address), PRERENDERED_WITHIN).toContain('EventCancelled');
  } finally {
    await request.dispose();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test.describe('for readers without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be read, and its links lead on', async ({ page }) => {
    await prerender('/events');
    expect(await (await fetch(`${siteUrl}/events`)).text()).toContain('<div data-prerendered');
    await page.goto('/events');
    const cards = page.getByRole('region', { name: '活動列表' }).getByRole('article');
    await expect(cards).toHaveCount(12);
    await cards.first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  });
});
