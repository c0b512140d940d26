/** Kinds of goods, in the order of the shop's filter. */
export const productCategories = [
  'album',
  'apparel',
  'photo_card',
  'poster',
  'light_stick',
  'accessory',
  'stationery',
  'other',
] as const;
export type ProductCategory = (typeof productCategories)[number];
