import type { BrowserContext } from 'playwright-core';

export interface Account {
  email: string;
  password: string;
}

const PATIENCE_MS = 60_000;

/** Signs in by the form of a page, as people do; every later page of the context is theirs. */
export async function signIn(
  context: BrowserContext,
  url: string,
  { email, password }: Account,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
  await page.locator('main input[type="email"], main input[name="email"]').first().fill(email);
  await page.locator('main input[type="password"]').fill(password);
  await page.locator('main form button[type="submit"]').first().click();
  const { pathname } = new URL(url);
  await page.waitForURL((now) => now.pathname !== pathname, { timeout: PATIENCE_MS });
  await page.close();
}
