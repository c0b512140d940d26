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
  campaigns: '/birthday/campaigns',
  newCampaign: '/birthday/campaigns/new',
  campaign: '/birthday/campaigns/:id',
  supportAds: '/support-ad-service',
  supportAlias: '/support',
  planner: '/support-ad-service/planner',
  sharedPlan: '/support-ad-service/plans/:token',
  supportMap: '/support-map',
  newSpot: '/support-map/new',
  mySpots: '/support-map/mine',
  supportRoute: '/support-map/route',
  adProducts: '/ad-products',
  adProductDetail: '/ad-products/detail/:id',
  registerAd: '/register-ad',
  adRecords: '/ad-records',
  adScheduling: '/ad-scheduling/:id',
  registerPerformer: '/register-performer',
  performerProfile: '/performer-profile',
  products: '/product-management',
  newProduct: '/product-management/new',
  ownProduct: '/product-management/:id',
  bookings: '/performance-bookings',
  bookingCalendar: '/performance-bookings/calendar',
  income: '/performance-bookings/income',
  gigs: '/gigs',
  newGig: '/gigs/new',
  gig: '/gigs/:id',
} as const;

/** Address of a performer's page. */
export function performerPath(id: string): string {
  return `/performers/${encodeURIComponent(id)}`;
}

/** Address of the sheet about a performer for organizers and press. */
export const epkPath = (id: string) => `${performerPath(id)}/epk`;

/** Address of the same as a PDF, which ends with the name of the file; it leads to the sheet while there is none. */
export const epkFilePath = (id: string, name: string) => {
  // Vowel signs and the like are marks of their own: a Thai name without them is none.
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `/kits${epkPath(id)}/${encodeURIComponent([...words, 'EPK'].join('-'))}.pdf`;
};

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

/** Address of a performer's goods, or of what was bought of them. */
export const ownGoodsPath = (performerId: string, view: 'goods' | 'orders') => {
  const query = new URLSearchParams({ performer: performerId });
  if (view === 'orders') query.set('view', view);
  return `${paths.products}?${query}`;
};

/** Address of the form of own goods. */
export const ownProductPath = (id: string) => `${paths.products}/${encodeURIComponent(id)}`;

/** Address of the form of new goods; `kindOf` makes them another kind of a thing. */
export const newProductPath = ({ performer, kindOf }: { performer: string; kindOf?: string }) =>
  `${paths.newProduct}?${new URLSearchParams({ performer, ...(kindOf && { kindOf }) })}`;

/** Address of the birthday page of a performer. */
export const birthdayPagePath = (id: string) => `/birthday/artist/${encodeURIComponent(id)}`;

/** Address of a spot on the support map. */
export const spotPath = (id: string) => `${paths.supportMap}?spot=${encodeURIComponent(id)}`;

/** Address of the spots for a performer. */
export const spotsOfPath = (artistId: string) =>
  `${paths.supportMap}?artist=${encodeURIComponent(artistId)}`;

/** Address of what is sold on one place for advertisements. */
export const adProductPath = (id: string) => `/ad-products/detail/${encodeURIComponent(id)}`;

/** Address of the days and the artwork of an own advertisement. */
export const adSchedulingPath = (id: string) => `/ad-scheduling/${encodeURIComponent(id)}`;

/** Address at which advertisements for a performer are asked for, with what they cost. */
export const supportAdsForPath = (artistId: string) =>
  `${paths.supportAds}?artist=${encodeURIComponent(artistId)}`;

/**
 * Address of the form that orders chosen days; for a performer, where it is known for whom.
 * @param isReviewed the media company looks at it first: then it is asked for as a support ad
 */
export const adOrderPath = (
  id: string,
  { from, units, design, artist }: { from: string; units: number; design: string; artist?: string },
  isReviewed: boolean,
) => {
  const query = new URLSearchParams({ product: id, from, units: String(units), design });
  if (artist) query.set('artist', artist);
  return `${isReviewed ? paths.supportAds : paths.registerAd}?${query}`;
};

/** Address of the form of an own spot. */
export const editSpotPath = (id: string) => `${paths.newSpot}?spot=${encodeURIComponent(id)}`;

/** Address of the birthday zone. @param month 1–12; this month when absent. */
export function birthdayPath(month?: number): string {
  return month ? `${paths.birthday}?month=${month}` : paths.birthday;
}

/** Address by which a group sees a plan. */
export const sharedPlanPath = (token: string) =>
  `${paths.supportAds}/plans/${encodeURIComponent(token)}`;

/** Address of a campaign of fans. */
export const campaignPath = (id: string) => `${paths.campaigns}/${encodeURIComponent(id)}`;

/** Address of the form that starts a campaign for a performer. */
export const newCampaignPath = (artistId: string) =>
  `${paths.newCampaign}?artist=${encodeURIComponent(artistId)}`;

/** Address of the form of an own campaign that is not public yet. */
export const editCampaignPath = (id: string) =>
  `${paths.newCampaign}?campaign=${encodeURIComponent(id)}`;
