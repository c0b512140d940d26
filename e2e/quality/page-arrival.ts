import type { BrowserContext, Page, Request } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
}

/** What a document showed before a script of the site had run, and what happened until its page stood. */
interface Arrival {
  isPrerendered: boolean;
  shape: string | undefined;
  bones: number;
  title: Box | undefined;
  hasHeader: boolean;
  shift: number;
  refused: string[];
}

/** Beyond this, people press what has just moved under their finger. */
const LARGEST_SHIFT = 0.05;
/** As far as a title may lie from the bone that stood for it: less than its own height. */
const NEAR_PX = 32;
/** What an engine gets to hear that steps into a window in which nothing may run: the previews of the back office. */
const ENGINE_KEPT_OUT = "Blocked script execution in 'about:blank'";

/** Pages, one of each shape, whose title comes to stand where its place was; of others it may lie elsewhere. */
const titlesStayAt =
  /^\/(about|login|events|cart|tickets|purchase-history|settings|events-published|admin\/users)$/;

/** Has every page of a context take down how it arrives. */
export const watchArrivals = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const arrival: Arrival = {
      isPrerendered: false,
      shape: undefined,
      bones: 0,
      title: undefined,
      hasHeader: false,
      shift: 0,
      refused: [],
    };
    Object.assign(globalThis, { arrival });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) arrival.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      arrival.refused.push(`refused by the policy: ${violatedDirective} ${blockedURI}`);
    });
    // The document is parsed, and what it loads has not run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const bones = [...document.querySelectorAll('.first-paint .page-shape i')].filter(
        (bone) => bone.getClientRects().length > 0,
      );
      arrival.isPrerendered = document.querySelector('[data-prerendered]') !== null;
      arrival.shape = document.documentElement.dataset['shape'];
      arrival.bones = bones.length;
      arrival.title = bones[0]?.getBoundingClientRect().toJSON() as Box | undefined;
      arrival.hasHeader = document.querySelector('.first-paint-header') !== null;
    });
  });

/** What a page loads, says to the console and throws. */
export interface FollowedPage {
  /** Resolves when what the page shows is its content, and nothing is under way that could change it. */
  stands(): Promise<void>;
  /** Errors since the last time; one line each. */
  takeErrors(): string[];
}

/** Follows a page from now on. */
export function followPage(page: Page): FollowedPage {
  const underWay = new Set<Request>();
  let errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith(ENGINE_KEPT_OUT)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    async stands() {
      do {
        while (underWay.size > 0)
          await Promise.race([
            page.waitForEvent('requestfinished'),
            page.waitForEvent('requestfailed'),
          ]);
        await page.waitForFunction(isContent, null, { polling: 'raf' });
      } while (underWay.size > 0);
    },
    takeErrors() {
      const seen = errors;
      errors = [];
      return seen;
    },
  };
}

/** Asked in each frame: has it been the page's content, and no place of it, for some? What it asks for is under way then. */
const isContent = () => {
  const counted = globalThis as { contentFrames?: number };
  const stands =
    document.querySelector('h1') &&
    !document.querySelector('[data-prerendered], [aria-busy="true"]');
  counted.contentFrames = stands ? (counted.contentFrames ?? 0) + 1 : 0;
  return counted.contentFrames > 3;
};

/** How a page arrived: in the place that its document kept for it, nothing jumped, and nothing was refused. */
export async function findArrivalFaults(page: Page): Promise<string[]> {
  const { arrival, path, title } = await page.evaluate(() => ({
    path: location.pathname,
    arrival: (globalThis as unknown as { arrival: Arrival }).arrival,
    title: document.querySelector('h1')?.getBoundingClientRect().toJSON() as Box | undefined,
  }));
  const faults = [...arrival.refused];
  if (arrival.shift >= LARGEST_SHIFT) faults.push(`moved by ${arrival.shift.toFixed(3)}`);
  if (arrival.isPrerendered) return faults;
  if (!/^(rows|cards|detail|form|notice|desk)$/.test(arrival.shape ?? ''))
    faults.push(`its place has the shape "${arrival.shape}"`);
  if (arrival.bones < 2) faults.push(`its place has ${arrival.bones} bones`);
  if (!arrival.hasHeader) faults.push('its place has no header');
  if (arrival.title && title && titlesStayAt.test(path)) {
    const centre = ({ x, width }: Box) => x + width / 2;
    const sideways = Math.min(
      Math.abs(arrival.title.x - title.x),
      Math.abs(centre(arrival.title) - centre(title)),
    );
    const sunk = Math.abs(arrival.title.y - title.y);
    if (sideways >= NEAR_PX) faults.push(`the title came ${Math.round(sideways)} px aside`);
    if (sunk >= NEAR_PX) faults.push(`the title came ${Math.round(sunk)} px above or below`);
  }
  return faults;
}
