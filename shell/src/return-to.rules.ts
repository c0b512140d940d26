const HOME = '/';
/** Pages that would only lead back here. */
const AUTH_PAGES: readonly string[] = ['/login', '/signup'];

/**
 * Where to go after signing in, taken from the address and therefore written by anybody: only a page of
 * this site is followed, and not the login page again.
 * @param value the `returnTo` parameter
 * @param origin origin of this site
 * @returns path with query and hash; the home page for everything suspicious
 */
export function safeReturnTo(
  value: string | null,
  origin: string = window.location.origin,
): string {
  // A browser reads `//host` and `/\host` as another site, and drops tabs and line breaks before it
  // reads; so nothing but a plain path is even parsed.
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return HOME;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return HOME;
  }
  // Dots may have climbed to a path that begins with two slashes after all.
  if (url.origin !== origin || url.pathname.startsWith('//')) return HOME;
  if (AUTH_PAGES.includes(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}
