/** Where advertisements are shown, with the shape that their artwork has there. */
export const adPlaces = {
  homeBanner: { location: 'home', type: 'home_banner', width: 1920, height: 800 },
  homeFeatured: { location: 'home', type: 'featured', width: 1200, height: 900 },
  events: { location: 'events', type: 'banner', width: 1600, height: 400 },
  venues: { location: 'venues', type: 'banner', width: 1600, height: 400 },
  performers: { location: 'performers', type: 'banner', width: 1600, height: 400 },
  birthday: { location: 'birthday', type: 'banner', width: 1600, height: 600 },
  supportMap: { location: 'maps', type: 'banner', width: 1600, height: 400 },
  popup: { location: 'home', type: 'popup', width: 800, height: 1000 },
} as const;

export type AdPlace = keyof typeof adPlaces;
