import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@spotlight/shared/contract/language';
import { addressInLanguage } from '../site/prerendered-page';
import {
  type AbortablePromise,
  type DOMWindow,
  JSDOM,
  ResourceLoader,
  VirtualConsole,
} from 'jsdom';

/** What a window needs of the site that it shows. */
export interface SiteSource {
  /** The published directory: scripts come from there. */
  siteDir: string;
  /** The page, with its configuration inside. */
  html: string;
  /** Address that people reach the site by; links and share tags are made from it. */
  publicUrl: string;
  /** Address that the data API answers at from here. */
  apiUrl: string;
  /** Go with every read of the data API. */
  apiHeaders?: Record<string, string>;
  language: Language;
}

export interface SiteWindow {
  window: DOMWindow;
  /** Resolves when nothing has been on its way for a moment. Rejects after `limitMs`. */
  settle(limitMs?: number): Promise<void>;
  /** Statuses of failed reads since the last call; 0 where there was no answer. */
  takeFailures(): number[];
  /** Conditions on the width of the screen that the page's code has asked for. */
  widthQuestions: readonly string[];
  /** Leads the page to another address, as a link would. */
  goTo(pathname: string): void;
  close(): void;
}

/**
 * Turns of the event loop in which nothing happens: enough for a page to notice what arrived, and to ask for
 * what it needs next. They are counted because time alone proves nothing: it passes while this process waits
 * for the processor.
 */
const QUIET_STEPS = 12;
const STEP_MS = 10;

/**
 * Opens the published site, the shell and its remotes as visitors get them, in a window without a
 * browser. Nobody is signed in there, nothing can be written, and nothing outside the site is fetched.
 */
export function openSiteWindow(source: SiteSource, pathname: string): SiteWindow {
  const traffic = createTraffic(source);
  const widthQuestions: string[] = [];
  const dom = new JSDOM(source.html, {
    url: addressInLanguage(source, pathname),
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new SiteFiles(source.siteDir, traffic.track),
    // A page that complains says so by what it shows.
    virtualConsole: new VirtualConsole(),
    beforeParse: (window) => furnish(window, source.language, traffic.fetch, widthQuestions),
  });
  const { window } = dom;

  async function settle(limitMs = 30_000): Promise<void> {
    const deadline = Date.now() + limitMs;
    for (let quiet = 0; quiet < QUIET_STEPS; quiet += 1) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      if (traffic.pending() > 0 || isBusy(window.document)) quiet = 0;
      if (Date.now() > deadline)
        throw new Error(`${window.location.pathname} did not come to rest`);
    }
  }

  return {
    window,
    widthQuestions,
    settle,
    takeFailures: traffic.takeFailures,
    goTo(next) {
      window.history.pushState({}, '', addressInLanguage(source, next));
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: {} }));
    },
    close: () => window.close(),
  };
}

/** The page's own signs that something is still to come. */
const isBusy = (document: Document) =>
  document.querySelector('#root > :not(.first-paint)') === null ||
  document.querySelector('#root [aria-busy="true"]') !== null;

/** Scripts of the site from its directory; everything else stays away. */
class SiteFiles extends ResourceLoader {
  constructor(
    private readonly siteDir: string,
    private readonly track: <T>(work: Promise<T>) => Promise<T>,
  ) {
    super();
  }
  override fetch(url: string): AbortablePromise<Buffer> | null {
    const { pathname } = new URL(url);
    if (!/^\/(shell|remotes)\/[\w./-]+\.js$/.test(pathname)) return null;
    const reading = this.track(readFile(path.join(this.siteDir, pathname)));
    return Object.assign(reading, { abort: () => undefined });
  }
}

/** What belongs to a version, which a page asks for before it runs any of it, and its labels in another language. */
const VERSION_FACTS = /^\/(shell|remotes)\/[\w./-]+\/(code|labels)\.json$/;

/** Reads of the data API go through, and facts of versions from the directory; nothing else does. */
function createTraffic({ siteDir, publicUrl, apiUrl, apiHeaders }: SiteSource) {
  let pending = 0;
  let failures: number[] = [];
  const track = <T>(work: Promise<T>): Promise<T> => {
    pending += 1;
    return work.finally(() => (pending -= 1));
  };

  async function read(target: URL, headers: HeadersInit | undefined): Promise<Response> {
    const sent = { ...Object.fromEntries(new Headers(headers)), ...apiHeaders };
    const answer = await fetch(target, { headers: sent }).catch(() => Response.error());
    if (!answer.ok) failures.push(answer.status);
    if (answer.type === 'error') throw new TypeError(`${target.pathname} gave no answer`);
    // Read to the end here: until then the page is not at rest.
    const type = answer.headers.get('Content-Type') ?? 'application/json';
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: { 'Content-Type': type },
    });
  }

  const send: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), publicUrl);
    if (VERSION_FACTS.test(url.pathname)) {
      return track(readFile(path.join(siteDir, url.pathname))).then((file) => new Response(file));
    }
    if ((init?.method ?? 'GET') !== 'GET' || !url.pathname.startsWith('/rest/v1/')) {
      return Promise.resolve(new Response('Nobody reads this page yet.', { status: 403 }));
    }
    return track(read(new URL(url.pathname + url.search, apiUrl), init?.headers));
  };
  const takeFailures = () => {
    const taken = failures;
    failures = [];
    return taken;
  };
  return { fetch: send, track, pending: () => pending, takeFailures };
}

/** What the window lacks: the network, and what only a screen has. */
function furnish(
  window: DOMWindow,
  language: Language,
  send: typeof fetch,
  widthQuestions: string[],
): void {
  Object.defineProperty(window.navigator, 'languages', { value: [language] });
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  // No condition is met: what depends on a screen is left to the style sheet of whoever reads the page.
  const matchMedia = (media: string) => {
    if (/width|orientation/.test(media)) widthQuestions.push(media);
    return Object.assign(new EventTarget(), { matches: false, media });
  };
  Object.assign(window, {
    fetch: send,
    Headers,
    Request,
    Response,
    AbortController,
    AbortSignal,
    TextEncoder,
    TextDecoder,
    structuredClone,
    matchMedia,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    scrollTo: () => undefined,
    scrollBy: () => undefined,
    // Styles as text inside their elements, so that they can be taken along.
    SC_DISABLE_SPEEDY: true,
  });
}
