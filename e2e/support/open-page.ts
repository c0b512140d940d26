import { expect, type Browser, type Page } from '@playwright/test';

/**
 * Opens a page and waits until the real one has taken the place of the prerendered one, so that what a test
 * reads is of this moment, and what it presses or focuses stays. `prerendered-pages.spec.ts` looks at the time before.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectDrawn(page);
}

/** Waits until the page that stands is the real one, drawn: only then does it hear keys and the way back. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

/** What a visitor without an account sees, in a browser of their own. */
export async function asVisitor(
  browser: Browser,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  await look(page);
  await page.context().close();
}
