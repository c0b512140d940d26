export interface ReturnToOptions {
  /** Where everything suspicious leads. */
  home?: string;
  /** Which pages may be gone back to; all when not said. */
  accepts?: (pathname: string) => boolean;
  /** Origin of this site. */
  origin?: string;
}

/**
 * Where to go after signing in, taken from the address and therefore written by anybody: only a page of
 * this site is followed.
 * @param value the `returnTo` parameter
 * @returns path with query and hash, or `home`
 */
export function safeReturnTo(
  value: string | null,
  { home = '/', accepts = () => true, origin = window.location.origin }: ReturnToOptions = {},
): string {
  // A browser reads `//host` and `/\host` as another site, and drops tabs and line breaks before it
  // reads; so nothing but a plain path is even parsed.
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return home;
  if (!URL.canParse(value, origin)) return home;
  const url = new URL(value, origin);
  // Dots may have climbed to a path that begins with two slashes after all.
  if (url.origin !== origin || url.pathname.startsWith('//')) return home;
  return accepts(url.pathname) ? url.pathname + url.search + url.hash : home;
}
