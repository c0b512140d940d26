import { expect, test } from '../support/test';
import { findBarriers, findOutlineFaults, openSettled } from './page-checks';

/** What lists can come to, beside a page of cards. */
const states = {
  'near the words': '/events?q=月光牛乃糖',
  'nothing for the words': '/events?q=沒有這種活動的名字',
  'nothing within the limits': '/events?q=沒有這種活動的名字&when=today&price=0',
  'chosen days': '/events?from=2026-01-01&to=2099-12-31&price=500&sort=price',
  'venues on flexible days': '/book-venue?flex=weekend',
  'venues on a map': '/book-venue?map=true',
  'saved venues of nobody': '/book-venue?saved=true',
};

for (const [state, path] of Object.entries(states)) {
  test(`a list is accessible and fits every screen: ${state}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page, path);
    expect([...(await findOutlineFaults(page)), ...(await findBarriers(page))]).toEqual([]);
  });
}
