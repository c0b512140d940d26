import { matchPath } from '@spotlight/shared/contract/match-path';
import { DOCUMENT, patternOf } from './offline-pages';

/** Who stands at a gate looks at a white page no longer than this. */
export const PATIENCE_MS = 3_000;

interface StandIn {
  document: Response;
  /** Was it cached for the page that is requested? */
  isOwn: boolean;
}

/** The cached document for an address; for an address of which none is cached, any that can say so. */
async function findStandIn(pathname: string): Promise<StandIn | null> {
  let other: Response | undefined;
  for (const name of (await caches.keys()).toReversed()) {
    const pattern = patternOf(name);
    const document = pattern && (await (await caches.open(name)).match(DOCUMENT));
    if (!pattern || !document) continue;
    if (matchPath(pattern, pathname)) return { document, isOwn: true };
    other ??= document;
  }
  return other ? { document: other, isOwn: false } : null;
}

/**
 * Answers a navigation: with what the server says, if it says something. An offline page also opens where the
 * network is too slow or the server is broken; any other page only has a stand-in where there is no
 * network at all, so that nobody who is online is shown what is old.
 */
export async function openPage(network: Promise<Response>, pathname: string): Promise<Response> {
  // Its failure is handled below; until then nobody listens.
  network.catch(() => undefined);
  const standIn = await findStandIn(pathname);
  if (!standIn) return network;
  const answered = network.catch(() => null);
  if (!standIn.isOwn) return (await answered) ?? standIn.document;
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([answered, patience]);
  return answer && answer.status < 500 ? answer : standIn.document;
}

/**
 * Answers a request for a file that never changes: with the cached one, if there is one. A retry, whose
 * address says so (`contract/chunk-address.ts`), asks the network first.
 */
export async function openFile(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  return fetch(request).catch(async (fault: unknown) => {
    const other = await caches.match(request.url, { ignoreSearch: true });
    if (!other) throw fault;
    return other;
  });
}
