/** Every address of this remote: the router's pattern and, where it takes something, its link. */
export const paths = {
  performerList: '/artists',
  performerDetail: '/performers/:id',
  performerEpk: '/performers/:id/epk',
  invite: '/performers/:id/invite',
  shop: '/performers/:id/products',
  product: '/performers/:id/products/:productId',
  artistAlias: '/artists/:id',
  performerAlias: '/performer/:id',
  favorites: '/favorite-artists',
  birthday: '/birthday',
  birthdayPage: '/birthday/artist/:id',
  supportAds: '/support-ad-service',
  supportAlias: '/support',
  supportMap: '/support-map',
  adProducts: '/ad-products',
  adProductDetail: '/ad-products/detail/:id',
  registerAd: '/register-ad',
  adRecords: '/ad-records',
  adScheduling: '/ad-scheduling/:id',
  registerPerformer: '/register-performer',
  performerProfile: '/performer-profile',
  products: '/product-management',
  bookings: '/performance-bookings',
} as const;

/** Address of a performer's page. */
export function performerPath(id: string): string {
  return `/performers/${encodeURIComponent(id)}`;
}

/** Address of the sheet about a performer for organizers and press. */
export const epkPath = (id: string) => `${performerPath(id)}/epk`;

/** Address of the form that asks a performer for hours. */
export const invitePath = (id: string) => `${performerPath(id)}/invite`;

/** Address of a performer's shop. */
export const shopPath = (id: string) => `${performerPath(id)}/products`;

/** Address of one thing in the shop. */
export const productPath = (performerId: string, id: string) =>
  `${shopPath(performerId)}/${encodeURIComponent(id)}`;

/** Address of the form of an own page, in whatever state it is. */
export const ownPagePath = (id: string) =>
  `${paths.registerPerformer}?page=${encodeURIComponent(id)}`;

/** Address of the birthday page of a performer. */
export const birthdayPagePath = (id: string) => `/birthday/artist/${encodeURIComponent(id)}`;

/** Address of the birthday zone. @param month 1–12; this month when absent. */
export function birthdayPath(month?: number): string {
  return month ? `${paths.birthday}?month=${month}` : paths.birthday;
}
