import type { AdCategory, AdProduct } from '../../data/ad-product/ad-product.schema';

/** What one kind of media costs, over all of its products. */
export interface MediaRange {
  category: AdCategory;
  from: number;
  to: number;
  unit: AdProduct['unit'];
  leadDays: number;
  places: number;
}

/** The kinds that a media company reviews, with their prices and the longest lead. */
export function mediaRanges(products: readonly AdProduct[]): MediaRange[] {
  const kinds = new Map<AdCategory, AdProduct[]>();
  for (const product of products.filter(({ needsMediaReview }) => needsMediaReview)) {
    kinds.set(product.category, [...(kinds.get(product.category) ?? []), product]);
  }
  return [...kinds].flatMap(([category, sold]) => {
    const prices = sold.map(({ unitPrice }) => unitPrice);
    const [first] = sold;
    return first
      ? {
          category,
          from: Math.min(...prices),
          to: Math.max(...prices),
          unit: first.unit,
          leadDays: Math.max(...sold.map(({ leadDays }) => leadDays)),
          places: sold.length,
        }
      : [];
  });
}
