import { paths } from '../../paths';

/**
 * The address to go to after signing in: `returnTo` when it lies inside the back office, its overview
 * otherwise. The address is parsed as the browser will, so that `//evil.test`, `/admin/../..` and the
 * like cannot pass for one of ours.
 */
export function safeReturnTo(returnTo: string | null): string {
  const overview = paths.dashboard.to();
  if (!returnTo?.startsWith('/')) return overview;

  const base = 'https://site.invalid';
  if (!URL.canParse(returnTo, base)) return overview;
  const url = new URL(returnTo, base);
  if (url.origin !== base) return overview;

  const isRoom = /^\/(admin|migration)(\/|$)/.test(url.pathname);
  if (!isRoom || url.pathname.startsWith(paths.login.pattern)) return overview;
  return url.pathname + url.search + url.hash;
}
