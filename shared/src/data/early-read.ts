/**
 * Reads that were started before anybody could know what to do with them: by the page's HTML (`shell/src/boot`), and where
 * somebody is about to press a link. The first request for the same address takes the answer over; the second goes to
 * the network as usual.
 */
type EarlyReads = Record<string, Promise<Response>>;

declare global {
  interface Window {
    __earlyReads?: EarlyReads;
  }
}

/** Two addresses that differ only in the order of their parameters are the same read. */
export function earlyReadKey(url: string): string {
  const { pathname, searchParams } = new URL(url, location.origin);
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  return `${pathname}?${query.join('&')}`;
}

/** Who has not pressed by then gets a fresh answer. */
const KEPT_MS = 5000;

/** Starts a read, unless it is on its way, for whoever asks for it soon. */
export function readEarly(url: string, ask: () => Promise<Response>): void {
  const reads = (window.__earlyReads ??= {});
  const key = earlyReadKey(url);
  if (key in reads) return;
  const answer = ask();
  reads[key] = answer;
  // Who takes the answer over handles its failure; nobody may take it.
  answer.catch(() => undefined);
  setTimeout(() => {
    if (reads[key] === answer) delete reads[key];
  }, KEPT_MS);
}

/** Hands out the early answer for `url` once, if there is one. */
export function takeEarlyRead(url: string): Promise<Response> | undefined {
  const reads = typeof window === 'undefined' ? undefined : window.__earlyReads;
  if (!reads) return undefined;
  const key = earlyReadKey(url);
  const read = reads[key];
  delete reads[key];
  return read;
}

/** From now on everything is asked for anew. */
export function forgetEarlyReads(): void {
  delete window.__earlyReads;
}
