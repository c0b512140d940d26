import { signInToApi } from '../support/api';
import { demoPeople } from '../support/people';
import { prerender } from '../support/prerender';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

test('a banner stands on the page that it was made for, for visitors and in the page that is drawn ahead', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const api = await signInToApi(request, demoPeople.admin);
  const key = `e2e-${Date.now()}`;
  const places = [
    ['events', '/events'],
    ['performers', '/artists'],
    ['venues', '/book-venue'],
    ['maps', '/support-map'],
  ] as const;
  const made: string[] = [];
  try {
    for (const [name] of places) {
      const { id } = await api.call<{ id: string }>('save_website_banner', {
        p_banner_key: `${key}-${name}`,
        // A film that the page only leads to: nothing is loaded from elsewhere.
        p_media_type: 'video',
        p_video_url: 'https://www.youtube.com/watch?v=e2e',
        p_title: `${key} 在 ${name}`,
        p_page: name,
        p_is_active: true,
      });
      made.push(id);
    }
    await prerender(...places.map(([, place]) => place));
    for (const [name, place] of places) {
      await page.goto(place);
      await expect(page.getByRole('article', { name: `${key} 在 ${name}` })).toBeVisible();
      expect(await (await request.get(place)).text()).toContain(`${key} 在 ${name}`);
    }
  } finally {
    for (const id of made) await api.call('delete_website_banner', { p_id: id });
  }
});
