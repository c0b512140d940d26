import type { BrowserContext, Page } from 'playwright-core';
import { CPU_SLOWDOWN } from '../network/conditions';

const PATIENCE_MS = 60_000;

/**
 * Opens a page and waits until it has come to rest: what was in the document answers only when its script
 * has taken over.
 * @param size of the window, where it is not that of a phone
 */
export async function openSettled(
  context: BrowserContext,
  url: string,
  selector: string,
  size?: { width: number; height: number },
): Promise<Page> {
  const page = await context.newPage();
  if (size) await page.setViewportSize(size);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // tsx names functions with this helper, also those that are handed to the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.locator(selector).first().waitFor({ timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  return page;
}
