import type { UserType } from '@spotlight/shared/contract';
import { writeSearch } from '@spotlight/shared/format/list-address';

/** Every address that the shell's own screens answer. */
export const paths = {
  home: '/',
  search: '/search',
  login: '/login',
  signup: '/signup',
  profile: '/profile',
  settings: '/settings',
  notifications: '/notifications',
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
} as const;

/** Addresses of remotes that the shell's own pages lead to. */
export const remotePaths = {
  events: '/events',
  venues: '/book-venue',
  performers: '/artists',
  registerEvent: '/register-event',
  registerPerformer: '/register-performer',
  registerVenue: '/register-venue',
  registerAd: '/register-ad',
  adPlans: '/ad-products',
  tickets: '/tickets',
  event: (id: string) => `/events/${id}`,
  venue: (id: string) => `/venues/${id}`,
  performer: (id: string) => `/performers/${id}`,
} as const;

/**
 * The login page.
 * @param returnTo where to go on afterwards
 * @param switchTo identities of which the page at `returnTo` needs one, for a visitor who is signed in
 *   as another
 */
export const loginPath = (returnTo?: string, switchTo?: readonly UserType[]) =>
  paths.login + writeSearch({ returnTo, switch: switchTo?.join(',') });

/** The sign-up page; `returnTo` as for `loginPath`. */
export const signupPath = (returnTo?: string) => paths.signup + writeSearch({ returnTo });

/** The search results over everything. */
export const searchPath = (query?: string, city?: string) =>
  paths.search + writeSearch({ q: query, city });

/** The page on which somebody without the identity gets it. */
export const registerPathOf: Readonly<Record<UserType, string>> = {
  fan: paths.profile,
  performer: remotePaths.registerPerformer,
  venue: remotePaths.registerVenue,
};
