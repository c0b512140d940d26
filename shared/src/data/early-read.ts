/**
 * Reads that the page's HTML started before the scripts were there (`shell/src/boot`). The first
 * request for the same address takes the answer over; the second goes to the network as usual.
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
