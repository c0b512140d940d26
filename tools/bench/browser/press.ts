import type { BrowserContext, Page } from 'playwright-core';
import { CPU_SLOWDOWN } from '../network/conditions';
import { watchPaints } from './paint-probe';
import { logRequests } from './request-log';
import { within } from './within';

/** What a visitor presses on a page, and what answers it. */
export interface PressTarget {
  /** Matches the action; the first one is pressed. */
  action: string;
  /** Matches what answers: a dialog, or the heading of the page that the action leads to. */
  answer: string;
}

/** How soon the page could be used. */
export interface Press {
  /** The frame that answers, in ms since the navigation began. */
  usable: number;
  /** Bytes on the line until then. */
  usableKb: number;
}

const PATIENCE_MS = 60_000;
/** Whoever is not answered presses again after that. */
const AGAIN_MS = 1000;

/**
 * Opens a page, presses its action as soon as the page shows what visitors came for, and tells when that
 * was answered.
 * @param selector matches what visitors came for
 */
export async function pressAtOnce(
  context: BrowserContext,
  url: string,
  selector: string,
  { action, answer }: PressTarget,
): Promise<Press> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = await logRequests(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const told = (name: string) =>
    new Promise<void>((resolve) => {
      cdp.on('Runtime.bindingCalled', (call) => call.name === name && resolve());
    });
  const shown = told('tellShown');
  let isAnswered = false;
  const answered = told('tellAnswered').then(() => (isAnswered = true));
  await cdp.send('Runtime.enable');
  for (const name of ['tellShown', 'tellAnswered']) await cdp.send('Runtime.addBinding', { name });
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchPaints, selector);
  await page.addInitScript(watchAnswer, answer);
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await within(PATIENCE_MS, shown, `${url} showed nothing like ${selector}`);
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!isAnswered) {
    if (Date.now() > giveUpAt)
      throw new Error(`${url} answered ${action} with nothing like ${answer}`);
    await tap(page, action);
    await Promise.race([answered, page.waitForTimeout(AGAIN_MS)]);
  }
  const usable = await page.evaluate(() => window.__answeredAt ?? 0);
  await page.close();
  const bytes = requests
    .filter(({ endedAt }) => endedAt <= usable)
    .reduce((sum, { wireBytes }) => sum + wireBytes, 0);
  return { usable, usableKb: bytes / 1000 };
}

/** A real tap, where the finger would land. Nothing happens while the action is not there. */
async function tap(page: Page, action: string): Promise<void> {
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  // Between two documents there is nothing to press.
  const place = await page.evaluate(find, action).catch(() => null);
  if (place) await page.touchscreen.tap(place.x, place.y);
}

/**
 * Runs in the page: notes the frame with the first thing that matches, after the visitor has pressed. A
 * link of a prerendered page leads to another document; the clock of the first one counts.
 */
function watchAnswer(selector: string): void {
  const beganAt = Number((sessionStorage['bench-began'] ??= String(performance.timeOrigin)));
  let isPressed = beganAt !== performance.timeOrigin;
  window.addEventListener('touchstart', () => (isPressed = true), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (!isPressed || !document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame((now) => {
      window.__answeredAt = performance.timeOrigin - beganAt + now;
      window.tellAnswered?.('');
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
}

declare global {
  interface Window {
    __answeredAt?: number;
    tellAnswered?: (nothing: string) => void;
  }
}
