import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@spotlight/shared/contract/language';
import type { Registry } from '@spotlight/shared/contract/schema';
import { type ClientConfig, embedConfig } from '../site/client-config';
import { type PrerenderedPage, renderPage } from './render-page';
import { OTHER_LANGUAGES } from '../site/prerendered-page';
import {
  putPrerendered,
  removeCopies,
  removePrerendered,
  removeOtherPrerendered,
} from './prerendered-files';
import { OVERLAP_MS, readPageChanges } from './page-changes';
import { listPages } from './page-list';
import { putPressKit } from './press-kits';
import { withShareCard } from './share-cards';
import { writeSiteMap } from './site-map';
import { openSiteWindow, type SiteSource, type SiteWindow } from './site-window';
import { isOfToday, type PrerenderState, readState, startingState, writeState } from './state';
import { areListsDue, basisOf, detailsIn, kindsIn, retryAfterMs, staleLists } from './what-is-due';

export interface PassOptions extends Pick<
  SiteSource,
  'siteDir' | 'publicUrl' | 'apiUrl' | 'apiHeaders'
> {
  config: ClientConfig;
  stateFile: string;
  /** Renders what is news and leaves what waits from before for later. */
  isResting?: boolean;
}

export interface PassReport {
  rendered: number;
  removed: number;
  /** Address and reason. */
  failed: string[];
  /** Pages that the next pass has to render. */
  waiting: number;
}

/**
 * Details of one pass. They are rendered in one window, which grows with each; and what is published
 * meanwhile shall not wait for all of a large site.
 */
const DETAILS_A_PASS = 20;

/**
 * Renders what has changed: what the database names at once, lists a minute after something of their kind has changed and
 * else once an hour, texts with a release, and everything after a release or when a day begins. What lists lead to comes
 * first, then the latest change; what is too much for one pass waits for the next. A page that cannot be rendered keeps its last
 * content and is tried again, less and less often. Pages with a share card are rendered in the other languages as well: at once when they are news, else when no page waits for the first.
 */
export async function runPass(options: PassOptions): Promise<PassReport> {
  const { siteDir, publicUrl, apiUrl, apiHeaders, config, stateFile, isResting = false } = options;
  const index = await readFile(path.join(siteDir, 'index.html'), 'utf8');
  const registryText = await readFile(path.join(siteDir, 'registry/registry.json'), 'utf8');
  const registry = JSON.parse(registryText) as Registry;
  const pages = listPages(registry);
  const html = embedConfig(index, config);
  const source = { siteDir, publicUrl, apiUrl, apiHeaders, html, language: DEFAULT_LANGUAGE };
  const basis = basisOf(publicUrl, registry);

  const last = await readState(stateFile);
  const isFresh = last !== null && isOfToday(last, basis, Date.now());
  const state = isFresh ? last : { ...startingState(basis), renderedAllAt: Date.now() };
  const changes = (await readPageChanges(source, config, state.since)).filter(
    ({ path: address, changed_at }) => pages.has(address) && state.seen[address] !== changed_at,
  );
  const gone = changes.filter((change) => !change.is_public).map((change) => change.path);
  const named = changes.filter((change) => change.is_public).map((change) => change.path);
  const changed = named.filter(pages.isDetail);
  const news = new Set(isFresh ? changed : []);
  const isRetrying = Date.now() >= state.retryAt;
  const retried = isRetrying ? state.failed : [];

  const report: PassReport = { rendered: 0, removed: 0, failed: [], waiting: 0 };
  const failed = new Set(state.failed);
  const withCard = new Set<string>();
  const kinds = { ...state.kinds };
  const popular = new Set<string>();
  const finish = async (address: string, render: () => Promise<PrerenderedPage | null>) => {
    try {
      const page = await render();
      if (page) {
        await putPage(source, address, page);
        if (pages.lists.includes(address)) {
          const leadsTo = detailsIn(page.body, pages.isDetail);
          kinds[address] = kindsIn(leadsTo);
          for (const detail of leadsTo) popular.add(detail);
        }
        if (page.card) withCard.add(address);
        else await removeCopies(siteDir, address);
      } else {
        await removePrerendered(siteDir, address);
      }
      report[page ? 'rendered' : 'removed'] += 1;
      failed.delete(address);
    } catch (error) {
      failed.add(address);
      report.failed.push(`${address}: ${(error as Error).message}`);
    }
  };

  // Without its card a page has the image of the site, without its press kit it leads to the printed one.
  const putPage = async (from: SiteSource, address: string, page: PrerenderedPage) => {
    const tell = (what: string) => (error: unknown) => {
      report.failed.push(`${what} of ${address}: ${(error as Error).message}`);
    };
    if (from === source) await putPressKit(source, address, page).catch(tell('press kit'));
    const shown = await withShareCard(from, address, page).catch(tell('card'));
    await putPrerendered(siteDir, address, shown ?? page, from.language);
  };

  if (!isFresh) report.removed += await removeOtherPrerendered(siteDir, pages.has);
  for (const address of gone) await finish(address, () => Promise.resolve(null));
  const stale = [
    ...new Set([...state.staleLists, ...staleLists(pages.lists, kinds, [...news, ...gone])]),
  ];
  const listsAge = Date.now() - state.renderedListsAt;
  const areListsOld = areListsDue(listsAge, stale.length > 0);
  const lists = areListsOld ? (areListsDue(listsAge, false) ? pages.lists : stale) : [];
  for (const address of new Set([
    ...named,
    ...lists.filter(pages.has),
    ...(isFresh ? [] : pages.texts),
    ...retried,
  ])) {
    if (pages.isDetail(address)) continue;
    await finish(address, () => renderAlone(source, address));
  }

  // News first, then what visitors are led to.
  const due = new Set([
    ...changed.toReversed(),
    ...state.waiting,
    ...retried.filter(pages.isDetail),
  ]);
  for (const address of gone) due.delete(address);
  const inOrder = [
    ...new Set([...news, ...[...popular].filter((address) => due.has(address)), ...due]),
  ].filter((address) => due.has(address));
  const details = inOrder
    .filter((address) => !isResting || news.has(address))
    .slice(0, DETAILS_A_PASS);
  const waiting = inOrder.filter((address) => !details.includes(address));
  await renderTogether(source, details, finish);

  // What was just published is being shared; for the rest nobody waits while a page of the first language is missing.
  const copies = [
    ...new Set([...withCard, ...state.copies, ...(isRetrying ? state.failedCopies : [])]),
  ].filter(pages.has);
  const copied = copies
    .filter((address) => news.has(address) || (waiting.length === 0 && !isResting))
    .slice(0, DETAILS_A_PASS);
  const notCopied = new Set(isRetrying ? [] : state.failedCopies);
  for (const language of OTHER_LANGUAGES) {
    const translated = { ...source, language };
    await renderTogether(translated, copied, async (address, render) => {
      try {
        const page = await render();
        if (page?.card) await putPage(translated, address, page);
        else await removeCopies(siteDir, address);
        notCopied.delete(address);
        report[page?.card ? 'rendered' : 'removed'] += 1;
      } catch (error) {
        notCopied.add(address);
        report.failed.push(`${address} in ${language}: ${(error as Error).message}`);
      }
    });
  }
  const uncopied = copies.filter((address) => !copied.includes(address));
  report.waiting = waiting.length + uncopied.length;

  const lastChange = changes.at(-1)?.changed_at ?? state.since;
  const seen = {
    ...state.seen,
    ...Object.fromEntries(changes.map((change) => [change.path, change.changed_at])),
  };
  const hasFailed = report.failed.length > 0;
  const retries = hasFailed ? state.retries + 1 : isRetrying ? 0 : state.retries;
  const next: PrerenderState = {
    ...state,
    renderedListsAt: areListsOld ? Date.now() : state.renderedListsAt,
    kinds,
    staleLists: areListsOld ? [] : stale,
    since: lastChange,
    seen: forgetBefore(lastChange, seen),
    waiting,
    copies: uncopied,
    failed: [...failed].filter(pages.has),
    failedCopies: [...notCopied].filter(pages.has),
    retries,
    retryAt: hasFailed ? Date.now() + retryAfterMs(retries) : state.retryAt,
  };
  // Nothing is written while nothing happens.
  if (JSON.stringify(next) !== JSON.stringify(last)) await writeState(stateFile, next);
  if (report.rendered + report.removed > 0 || !isFresh) await writeSiteMap(siteDir, publicUrl);
  return report;
}

/** Only changes that may be named once more have to be remembered. */
function forgetBefore(since: string | null, seen: Record<string, string>): Record<string, string> {
  const first = since ? Date.parse(since) - OVERLAP_MS : 0;
  return Object.fromEntries(Object.entries(seen).filter(([, at]) => Date.parse(at) >= first));
}

type Finish = (address: string, render: () => Promise<PrerenderedPage | null>) => Promise<void>;

/** Renders pages of one kind in one window, going from one to the next as a visitor would. */
async function renderTogether(
  source: SiteSource,
  addresses: string[],
  finish: Finish,
): Promise<void> {
  let site: SiteWindow | null = null;
  let lastBody = '';
  for (const address of addresses) {
    await finish(address, async () => {
      if (site) site.goTo(address);
      else site = openSiteWindow(source, address);
      const opened = site;
      try {
        await opened.settle();
        const page = renderPage(opened);
        if (page?.body === lastBody) throw new Error('the page before was still there');
        lastBody = page?.body ?? '';
        return page;
      } catch (error) {
        // What went wrong in this window must not reach the next page.
        opened.close();
        site = null;
        throw error;
      }
    });
  }
  (site as SiteWindow | null)?.close();
}

/** Renders one page in a window of its own; null where the page says that there is nothing. */
export async function renderAlone(
  source: SiteSource,
  address: string,
  limitMs?: number,
): Promise<PrerenderedPage | null> {
  const site = openSiteWindow(source, address);
  try {
    await site.settle(limitMs);
    return renderPage(site);
  } finally {
    site.close();
  }
}
