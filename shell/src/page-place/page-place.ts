import { findByPath } from '@spotlight/shared/contract/match-path';
import type { Page } from '@spotlight/shared/contract/schema';

/** What stands in the place of a page until it is there. */
export interface PagePlace extends Pick<Page, 'path' | 'shape' | 'width'> {
  /** It is drawn without the site's header. */
  isBare?: boolean;
  /** Where those are sent who are not signed in; absent when everybody may see it. */
  loginPath?: string;
}

const login = '/login';

/** The shell's own pages, as far as they are no rows over the whole width. */
export const shellPlaces: readonly PagePlace[] = [
  { path: '/', shape: 'cards' },
  { path: '/search' },
  { path: login, shape: 'form', width: 440 },
  { path: '/signup', shape: 'form', width: 560 },
  { path: '/profile', shape: 'form', width: 720, loginPath: login },
  { path: '/settings', shape: 'form', loginPath: login },
  { path: '/notifications', width: 704, loginPath: login },
  { path: '/smart-recommendations', shape: 'cards', loginPath: login },
  { path: '/subscription-plans', shape: 'cards' },
  { path: '/about', width: 1000 },
];

/** The place of a page of a remote. */
export const placeOf = ({ path, shape, width, chrome, access, loginPath }: Page): PagePlace => ({
  path,
  ...(shape && { shape }),
  ...(width && { width }),
  ...(chrome === 'bare' && { isBare: true }),
  ...(access !== 'public' && { loginPath: loginPath ?? login }),
});

/** What is seen at an address, for somebody who is signed in or not: of a guarded page, its login. */
export function findPlace(
  places: readonly PagePlace[],
  pathname: string,
  isSignedOut: boolean,
): PagePlace | undefined {
  const found = findByPath(places, pathname)?.page;
  return found?.loginPath && isSignedOut ? findByPath(places, found.loginPath)?.page : found;
}
