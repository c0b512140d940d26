import type { Page } from '@playwright/test';
import { atRest } from '../support/axe';

/** How far the page is wider than its window, in CSS pixels. */
const findExcess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Buttons and links of which a surrounding box that does not scroll cuts off a side; one line each. */
const findCutControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (box: Element) => ['hidden', 'clip'].includes(getComputedStyle(box).overflowX);
    const scrolls = (box: Element) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    const cutBy = (control: Element): Element | null => {
      const { left, right } = control.getBoundingClientRect();
      for (let box = control.parentElement; box && !scrolls(box); box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        // What is one pixel wide is there for screen readers only.
        if (edge.width <= 1) return null;
        if (clips(box) && (left < edge.left - 1 || right > edge.right + 1)) return box;
      }
      return null;
    };
    return [...document.querySelectorAll('button, a[href]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => cutBy(control))
      .map((control) => control.textContent.trim().slice(0, 40) || control.outerHTML.slice(0, 80));
  });

/** What does not fit into a narrow window; one line each. */
export async function findMisfits(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 812 });
  // What slides in is cut off on its way.
  await atRest(page);
  const excess = await findExcess(page);
  const cut = await findCutControls(page);
  return [
    ...(excess > 0 ? [`at ${width} px: ${excess} px too wide`] : []),
    ...cut.map((control) => `at ${width} px: cut off: ${control}`),
  ];
}
