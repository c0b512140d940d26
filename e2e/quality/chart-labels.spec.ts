import { signInToApi } from '../support/api';
import { demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';

interface Sales {
  by_day: { day: string; tickets: number }[];
}

/** How far beyond its label the middle of a bar may lie: a rounded pixel. */
const ROUNDED_PX = 1;

test('the chart of sales uses its width, and each label stands where its day is', async ({
  page,
  request,
}) => {
  const api = await signInToApi(request, demoPeople.performer);
  const { items } = await api.call<{ items: { id: string; sold: number }[] }>('my_events', {
    p_page_size: 50,
  });
  let days: Sales['by_day'] = [];
  let id = '';
  for (const event of items.filter(({ sold }) => sold > 0)) {
    const sales = await api.call<Sales>('event_sales', { p_event_id: event.id });
    if (sales.by_day.length > days.length) [days, id] = [sales.by_day, event.id];
  }
  expect(days.length, 'an event with several days of sales').toBeGreaterThan(7);

  await logIn(page, demoPeople.performer);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(`/events-published/${id}`);
    const chart = page.getByRole('img', { name: /最多的一天是/ });
    await expect(chart).toBeVisible();
    const seen = await chart.evaluate((plot) => {
      const middle = (box: DOMRect) => box.x + box.width / 2;
      const axis = plot.nextElementSibling;
      return {
        share: plot.getBoundingClientRect().width / (plot.parentElement?.clientWidth ?? 0),
        bars: [...plot.children].map((bar) => middle(bar.getBoundingClientRect())),
        labels: [...(axis?.children ?? [])].map((label) => {
          const { left, right } = label.getBoundingClientRect();
          return { text: label.textContent, left, right };
        }),
      };
    });
    expect(seen.share, `width of the chart at ${width} px`).toBeGreaterThan(0.8);
    expect(seen.bars).toHaveLength(days.length);
    expect(seen.labels.length).toBeGreaterThan(2);
    for (const { text, left, right } of seen.labels) {
      const at = days.findIndex(({ day }) => day.slice(5).replace('-', '/') === text);
      const bar = seen.bars[at] ?? 0;
      expect(bar, `${text} at ${width} px`).toBeGreaterThanOrEqual(left - ROUNDED_PX);
      expect(bar, `${text} at ${width} px`).toBeLessThanOrEqual(right + ROUNDED_PX);
    }
    for (const [index, label] of seen.labels.slice(1).entries()) {
      expect(label.left, 'labels lie beside one another').toBeGreaterThan(
        seen.labels[index]?.right ?? 0,
      );
    }
  }
});
