import { expect, type Page } from '@playwright/test';
import { phone } from './test';

/** How people look at the site: both widths and both themes, in two passes. */
export const looks = [
  { name: 'on a phone in the dark', theme: 'dark', use: { ...phone, colorScheme: 'dark' } },
  {
    name: 'on a desktop in the light',
    theme: 'light',
    use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  },
] as const;

export type Look = (typeof looks)[number];

/** The page has the theme of the look, and is no wider than its window. */
export async function expectToFit(page: Page, { theme }: Look): Promise<void> {
  const seen = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // The tokens state the scheme with their colours.
    const { colorScheme } = getComputedStyle(document.documentElement);
    return { excess: Math.max(0, scrollWidth - clientWidth), theme: colorScheme };
  });
  expect(seen, page.url()).toEqual({ excess: 0, theme });
}
