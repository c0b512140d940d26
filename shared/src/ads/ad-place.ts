/** Where advertisements are shown. */
export const adPlaces = {
  homeBanner: { location: 'home', type: 'home_banner' },
  homeFeatured: { location: 'home', type: 'featured' },
  events: { location: 'events', type: 'banner' },
  venues: { location: 'venues', type: 'banner' },
  performers: { location: 'performers', type: 'banner' },
  birthday: { location: 'birthday', type: 'banner' },
  supportMap: { location: 'maps', type: 'banner' },
  popup: { location: 'home', type: 'popup' },
} as const;

export type AdPlace = keyof typeof adPlaces;
