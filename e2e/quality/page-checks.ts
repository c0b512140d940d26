import { expect, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { findBrokenRules } from '../support/equal-access';
import { findMisfits } from './page-fit';

const narrowest = 320;
/** The second order shows the other theme at each width. */
const widthOrders = [
  [375, 1280],
  [1280, 375],
];
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
  // Not waited for: where it is missing it does not come.
  const descriptions = page.locator('meta[name="description"]:not([content=""])');
  if ((await descriptions.count()) === 0) faults.push('no description');
  return faults;
}

/** Shows the page in a theme, which the site follows when it gets to it; on paper it is light. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (requested) =>
      matchMedia('print').matches ||
      getComputedStyle(document.documentElement).colorScheme === requested,
    colorScheme,
  );
}

const themes = ['light', 'dark'] as const;

/** One line for each rule of axe that the page breaks as it stands. */
export async function findViolationsIn(
  page: Page,
  width: number,
  theme: string,
  withContrast = true,
): Promise<string[]> {
  return (await findViolations(page, withContrast)).map(({ id, impact, nodes }) => {
    const [first] = nodes;
    const reason = first?.any[0]?.message ?? first?.failureSummary ?? '';
    return `${theme} at ${width} px: ${id} (${impact}) at ${first?.target.join(' ')}: ${reason}`;
  });
}

/** One line for each rule of the second engine that the page breaks as it stands. */
export const findBrokenRulesIn = async (page: Page, width: number): Promise<string[]> =>
  (await findBrokenRules(page)).map(
    ({ ruleId, message, snippet }) =>
      `at ${width} px: ${ruleId}: ${message} at ${snippet.slice(0, 160)}`,
  );

/**
 * Everything that two engines find on a phone and on a desktop; one line each. Axe looks in the light at the first width
 * and in the dark at the second, because a colour is the theme's at any width; at one width only, at both themes.
 * @param isWhole the second engine looks at every width: its certain rules are about names, roles and landmarks, which
 *   a page changes with its width, and a piece of it does not
 */
export async function findBarriers(
  page: Page,
  atWidths = widthOrders[0]!,
  isWhole = true,
): Promise<string[]> {
  const found = await findMisfits(page, narrowest);
  for (const [index, width] of atWidths.entries()) {
    found.push(...(await findMisfits(page, width)));
    for (const theme of atWidths.length > 1 ? [themes[index % 2]!] : themes) {
      await showIn(page, theme);
      found.push(...(await findViolationsIn(page, width, theme)));
    }
    if (isWhole || index === 0) found.push(...(await findBrokenRulesIn(page, width)));
  }
  return found;
}

/**
 * What `npm test` asks of a page as it stands, at one width and in one theme.
 */
export async function findFaultsIn(
  page: Page,
  width: number,
  theme: 'light' | 'dark',
): Promise<string[]> {
  const found = await findMisfits(page, width);
  await showIn(page, theme);
  return [
    ...found,
    ...(await findViolationsIn(page, width, theme)),
    ...(await findBrokenRulesIn(page, width)),
  ];
}

/**
 * Looks at a page while a piece of it is open (a dialog, results, what was typed), which neither another
 * width nor another theme may close.
 */
export async function expectOpenToAll(piece: Locator, name: string): Promise<void> {
  await expect(piece).toBeVisible();
  expect.soft(await findBarriers(piece.page(), widthOrders[0], false), name).toEqual([]);
  await expect(piece, `${name} stays open`).toBeVisible();
}
