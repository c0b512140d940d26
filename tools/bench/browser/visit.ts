import type { BrowserContext } from 'playwright-core';
import { CPU_SLOWDOWN } from '../network/conditions';
import { chainDepth } from './chain-depth';
import { watchPaints, type Paints } from './paint-probe';
import { logRequests, type LoggedRequest } from './request-log';
import { within } from './within';

/** One visit of one page. Times in ms since the navigation began. */
export interface Visit extends Paints {
  /** Bytes on the line for all that visitors had to wait for. */
  wireKb: number;
  requests: number;
  chain: number;
}

const PATIENCE_MS = 60_000;
/** After that and once nothing is fetched: the largest paint may come later, and so may long work. */
const SETTLING_MS = 2_500;

/**
 * Opens a page in a new tab and tells how it went.
 * @param selector matches what visitors came for, such as the first card
 */
export async function visit(
  context: BrowserContext,
  url: string,
  selector: string,
): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = await logRequests(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const shown = new Promise((resolve) => cdp.once('Runtime.bindingCalled', resolve));
  await cdp.send('Runtime.enable');
  // Asking the page whether it is there yet would make it work for the question.
  await cdp.send('Runtime.addBinding', { name: 'tellShown' });
  await page.addInitScript(watchPaints, selector);
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await within(PATIENCE_MS, shown, `${url} showed nothing like ${selector}`);
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  await page.waitForTimeout(SETTLING_MS);
  const paints = await page.evaluate(() => window.__paints);
  await page.close();

  // Of the page itself the end may come later than the first view.
  const [document] = requests;
  const isNeeded = (request: LoggedRequest) =>
    request === document ||
    request.endedAt <= (request.holdsPaint ? paints.firstShown : paints.ready);
  const needed = requests.filter(isNeeded);
  const bytes = needed.reduce((sum, { wireBytes }) => sum + wireBytes, 0);
  return {
    ...paints,
    wireKb: bytes / 1000,
    requests: needed.filter(({ isFromCache }) => !isFromCache).length,
    chain: chainDepth(requests, isNeeded),
  };
}
