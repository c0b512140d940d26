import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
/** The day in Taipei, some days from now. */
const dayIn = (inDays: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(
    Date.now() + inDays * DAY_MS,
  );

test('both days of what lasts into another year fit the narrowest phone', async ({
  page,
  request,
}) => {
  const event = await publishEvent(request, [{ name: '全票', price: 0, capacity: 50 }], {
    category: '主題展',
    ends_at: `${dayIn(460)}T18:00:00+08:00`,
  });
  await page.setViewportSize({ width: 320, height: 812 });
  await page.goto(`/search?q=${encodeURIComponent(event.title)}`);
  await expect(page.getByText(/^\d{4}\/.* 至 \d{4}\//).first()).toBeVisible();
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
});
