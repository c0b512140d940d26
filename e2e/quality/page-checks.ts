import { expect, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { findBrokenRules } from '../support/equal-access';
import { findMisfits } from './page-fit';

const narrowest = 320;
const widths = [375, 1280];
const defaultTitle = '聚光 Spotlight｜活動、表演者與場地的媒合平台';

/** Opens a page and waits until what it shows is its content and no longer the place of it. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What a page has to be for everybody; each finding is one line. */
export async function findOutlineFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  const title = await page.title();
  if (title === '' || title === defaultTitle) faults.push(`the title is only "${title}"`);
  if (!(await page.locator('meta[name="description"]').getAttribute('content'))) {
    faults.push('no description');
  }
  return faults;
}

/** Shows the page in a theme, which the site follows when it gets to it. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (requested) => getComputedStyle(document.documentElement).colorScheme === requested,
    colorScheme,
  );
}

/**
 * Everything that two engines find on a phone and on a desktop; one line each. Axe looks at both themes. The
 * second looks once, in the theme that comes last: its certain rules are about names, roles and landmarks.
 */
export async function findBarriers(page: Page, atWidths = widths): Promise<string[]> {
  const found = await findMisfits(page, narrowest);
  for (const width of atWidths) {
    found.push(...(await findMisfits(page, width)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, colorScheme);
      for (const { id, impact, nodes } of await findViolations(page)) {
        const [first] = nodes;
        const reason = first?.any[0]?.message ?? first?.failureSummary ?? '';
        found.push(
          `${colorScheme} at ${width} px: ${id} (${impact}) at ${first?.target.join(' ')}: ${reason}`,
        );
      }
    }
    for (const { ruleId, message, snippet } of await findBrokenRules(page)) {
      found.push(`at ${width} px: ${ruleId}: ${message} at ${snippet.slice(0, 160)}`);
    }
  }
  return found;
}

/**
 * Looks at a page while a piece of it is open (a dialog, results, what was typed), which neither another
 * width nor another theme may close.
 */
export async function expectOpenToAll(piece: Locator, name: string): Promise<void> {
  await expect(piece).toBeVisible();
  expect.soft(await findBarriers(piece.page()), name).toEqual([]);
  await expect(piece, `${name} stays open`).toBeVisible();
}
