import { expect, type Page } from '@playwright/test';
import { phone } from './test';

const devices = [
  { device: 'on a phone', use: phone },
  { device: 'on a desktop', use: { viewport: { width: 1280, height: 800 } } },
] as const;

const lookOf = ({ device, use }: (typeof devices)[number], theme: 'light' | 'dark') => ({
  name: `${device} in the ${theme}`,
  theme,
  use: { ...use, colorScheme: theme },
});

export type Look = ReturnType<typeof lookOf>;

export const phoneInTheDark = lookOf(devices[0], 'dark');
export const desktopInTheLight = lookOf(devices[1], 'light');

/**
 * Both widths and both themes in two walks: what a theme changes does not hang on the width. `npm test` walks a whole
 * journey in one of them, one journey on a phone and the next at a desk; the long run in both.
 */
export const looks: readonly Look[] = [phoneInTheDark, desktopInTheLight];

/** Goes on with the same page in another look. */
export async function turnTo(page: Page, { use }: Look): Promise<void> {
  await page.setViewportSize(use.viewport);
  await page.emulateMedia({ colorScheme: use.colorScheme });
}

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
