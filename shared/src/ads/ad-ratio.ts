import type { AdPlace } from './ad-place';

const ratios: Partial<Record<AdPlace, string>> = {
  homeBanner: '12 / 5',
  homeFeatured: '4 / 3',
  birthday: '8 / 3',
  popup: '4 / 5',
};

/** Width by height that artwork has in a place, for CSS; the banners of lists are all alike. */
export const ratioOf = (place: AdPlace) => ratios[place] ?? '4 / 1';
