import type { UserType } from '@spotlight/shared/contract';
import { writeSearch } from '@spotlight/shared/format/list-address';
import { performerLinks, venueLinks } from '@spotlight/shared/contract/links';

/** Every address that the shell's own screens answer. */
export const paths = {
  home: '/',
  search: '/search',
  shared: '/search/shared',
  login: '/login',
  signup: '/signup',
  profile: '/profile',
  settings: '/settings',
  notifications: '/notifications',
  favorites: '/favorites',
  userProfile: '/user-profile',
  recommendations: '/smart-recommendations',
  subscriptionPlans: '/subscription-plans',
  about: '/about',
  platform: '/platform',
  manual: '/manual',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  copyright: '/copyright',
  accessibility: '/accessibility',
  status: '/status',
} as const;

/**
 * The login page.
 * @param returnTo where to go on afterwards
 * @param switchTo identities of which the page at `returnTo` needs one, for a visitor who is signed in
 *   as another
 */
export const loginPath = (returnTo?: string, switchTo?: readonly UserType[]) =>
  paths.login + writeSearch({ returnTo, switch: switchTo?.join(',') });

/** Where a password is asked for anew or set anew; `returnTo` as for `loginPath`. */
export const passwordPath = (mode: 'forgot' | 'reset', returnTo?: string) =>
  paths.login + writeSearch({ mode, returnTo });

/** The sign-up page; `returnTo` as for `loginPath`. */
export const signupPath = (returnTo?: string) => paths.signup + writeSearch({ returnTo });

/** The search results over everything. */
export const searchPath = (query?: string, city?: string) =>
  paths.search + writeSearch({ q: query, city });

const registerPathOf: Readonly<Record<UserType, string>> = {
  fan: paths.profile,
  performer: performerLinks.registerPerformer,
  venue: venueLinks.registerVenue,
};

/**
 * The page on which somebody without the identity gets it.
 * @param returnTo where the way back leads once it is sent
 */
export const registerPath = (type: UserType, returnTo?: string) =>
  registerPathOf[type] + writeSearch({ returnTo });
