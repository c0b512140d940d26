import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';

/** The smaller of its two files: a browser reads half a megabyte for each page, not more than one. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Everything that axe finds on a page as it stands, by every rule. The library is handed to a page once,
 * however often it is looked at; pages without frames need nothing more.
 */
export async function findViolations(page: Page): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<AxeResults> };
    };
    // Naming violations only saves describing the hundreds of elements that are fine.
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return violations;
}
