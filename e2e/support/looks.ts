import { expect, type Page } from '@playwright/test';
import { phone } from './test';

const devices = [
  { device: 'on a phone', use: phone },
  { device: 'on a desktop', use: { viewport: { width: 1280, height: 800 } } },
] as const;

/** How people look at the site: both widths, each in both themes. */
export const looks = devices.flatMap(({ device, use }) =>
  (['light', 'dark'] as const).map((theme) => ({
    name: `${device} in the ${theme}`,
    theme,
    use: { ...use, colorScheme: theme },
  })),
);

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
