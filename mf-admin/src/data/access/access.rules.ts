import type { UserType } from '@spotlight/shared/contract';
import { paths } from '../../paths';

/**
 * `admin` works here. `visitor` is a venue owner: may come in, but finds no room of their own yet.
 * `none` is sent back to the sign-in page.
 */
export type AreaAccess = 'admin' | 'visitor' | 'none';

export function areaAccess(isAdministrator: boolean, userType: UserType | null): AreaAccess {
  if (isAdministrator) return 'admin';
  return userType === 'venue' ? 'visitor' : 'none';
}

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
