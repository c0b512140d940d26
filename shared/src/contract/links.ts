/**
 * Addresses that packages lead to in one another, by who answers them. Where a package's own pages are, its
 * `paths.ts` says; what others link to stands here, and a test finds the page of the owner that answers it.
 */

export const shellLinks = {
  home: '/',
  contact: '/contact',
  terms: '/terms',
  secondFactor: '/settings#factor',
  /** Where the address of the account is proved. */
  proveAddress: '/settings#email',
  /** @param returnTo where to go on after signing in */
  login: (returnTo: string) => `/login?returnTo=${encodeURIComponent(returnTo)}`,
} as const;

/** Answered by mf-events. */
export const eventLinks = {
  events: '/events',
  popularEvents: '/events?sort=popular',
  eventsOf: (category: string) => `/events?category=${encodeURIComponent(category)}`,
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  tickets: '/tickets',
  purchases: '/purchase-history',
  /** Where an order is paid, and what became of it. */
  order: (id: string) => `/purchase-history/${encodeURIComponent(id)}`,
  cart: '/cart',
  registerEvent: '/register-event',
  /**
   * A new event whose place and line-up are known already.
   * @param performers ids, with commas between them
   * @param hours moments (ISO 8601) of its beginning and its end
   */
  eventWith: (venue: string, performers = '', hours?: { from: string; to: string }) =>
    `/register-event?${new URLSearchParams({ venue, performers, ...hours })}`,
  publishedEvents: '/events-published',
  /** Typhoon days: which cities are closed, and what becomes of events there. */
  closureDays: '/closure-days',
} as const;

/** Answered by mf-venues. */
export const venueLinks = {
  venues: '/book-venue',
  venue: (id: string) => `/venues/${encodeURIComponent(id)}`,
  /** @param hours moments (ISO 8601) that are looked at there */
  venueAt: (id: string, hours?: { from: string; to: string }) =>
    `/venues/${encodeURIComponent(id)}${hours ? `?${new URLSearchParams(hours)}` : ''}`,
  /** Venues that know fans' birthday parties: in a city, and free around a day, where they are given. */
  supportFriendlyVenues: (city: string | null, day: string | null = null) =>
    `/book-venue?${new URLSearchParams({
      ...(day && { flex: 'near', day }),
      ...(city && { city }),
      friendly: 'true',
    })}`,
  /** When venues and performers are free at once: ids of those that are chosen already, with commas between them. */
  together: (venues: string, performers = '') =>
    `/book-venue/together?${new URLSearchParams({ venues, performers })}`,
  registerVenue: '/register-venue',
  availability: '/venue-availability',
  income: '/venue-income',
  /** What others ask of one's own venues. */
  ownBookings: '/venue-bookings-management',
  /** Everything that somebody asked venues and performers for. */
  bookings: '/bookings',
  booking: (id: string) => `/bookings/${encodeURIComponent(id)}`,
} as const;

/** Answered by mf-idol-support. */
export const performerLinks = {
  performers: '/artists',
  performer: (id: string) => `/performers/${encodeURIComponent(id)}`,
  /** Those whom one follows. */
  followed: '/favorite-artists',
  /** What others ask of one's own performers. */
  performances: '/performance-bookings',
  /** What one sells. */
  products: '/product-management',
  registerPerformer: '/register-performer',
  /** For which performances one looks for somebody, and who has applied. */
  ownGigs: '/gigs?scope=mine',
  registerAd: '/register-ad',
  adPlans: '/ad-products',
} as const;

/** Answered by mf-idol-support, too: apart, because few pages carry them. */
export const supportLinks = {
  /**
   * The form that asks a performer for hours.
   * @param hours moments (ISO 8601) that are filled in there
   */
  invite: (id: string, hours?: { from: string; to: string }) =>
    `/performers/${encodeURIComponent(id)}/invite${hours ? `?${new URLSearchParams(hours)}` : ''}`,
  /** Who looks for performers. */
  gigs: '/gigs',
  /** What performances and goods brought in. */
  income: '/performance-bookings/income',
  /** One thing in the shop of a performer. */
  product: (performerId: string, id: string) =>
    `/performers/${encodeURIComponent(performerId)}/products/${encodeURIComponent(id)}`,
  supportMap: '/support-map',
  /** A spot on the support map. */
  spot: (id: string) => `/support-map?spot=${encodeURIComponent(id)}`,
} as const;

/** Answered by mf-admin. */
export const adminLinks = {
  migration: '/migration',
} as const;
