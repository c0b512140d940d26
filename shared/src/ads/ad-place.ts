/** Where advertisements are shown, with the shape that their artwork has there. */
export const adPlaces = {
  homeBanner: { location: 'home', type: 'home_banner', width: 1920, height: 800 },
  homeFeatured: { location: 'home', type: 'featured', width: 1200, height: 900 },
  events: { location: 'events', type: 'banner', width: 1600, height: 400 },
  supportMap: { location: 'maps', type: 'banner', width: 1600, height: 400 },
  popup: { location: 'home', type: 'popup', width: 800, height: 1000 },
} as const;

export type AdPlace = keyof typeof adPlaces;
