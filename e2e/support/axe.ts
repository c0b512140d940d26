import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';

/** The smaller of its two files: a browser reads half a megabyte for each page, not more than one. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Everything that axe finds on a page once nothing on it moves, by every rule; contrasts, which take two thirds of the time,
 * can be left to another. The library is handed to a page once,
 * however often it is looked at; pages without frames need nothing more.
 */
export async function findViolations(page: Page, withContrast = true): Promise<Result[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate((enabled) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<AxeResults> };
    };
    // Naming violations only saves describing the hundreds of elements that are fine.
    const rules = { 'color-contrast': { enabled } };
    return axe.run(document, { resultTypes: ['violations'], rules });
  }, withContrast);
  return violations;
}

/**
 * Half-way colours have contrasts of their own. Even a hundredth of a millisecond is a transition: all are
 * over when a frame begins without any.
 */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let running: Animation[];
    do {
      await frame();
      await frame();
      running = document.getAnimations().filter(isFinite);
      await Promise.allSettled(running.map((animation) => animation.finished));
    } while (running.length > 0);
  });
