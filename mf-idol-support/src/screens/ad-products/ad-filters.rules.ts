import { cityIds, readChoice, writeSearch } from '@spotlight/shared/format';
import { adCategories, type AdCategory } from '../../data/ad-product/ad-product.schema';

/** What of the catalogue is looked at; lives in the address. */
export interface AdFilters {
  category: AdCategory | null;
  city: string | null;
  /** Ids of the products that are compared. */
  compared: readonly string[];
  /** Line by line instead of cards. */
  isTable: boolean;
}

export const MOST_COMPARED = 3;

export const readAdFilters = (params: URLSearchParams): AdFilters => ({
  category: readChoice(params, 'category', adCategories),
  city: readChoice(params, 'city', cityIds),
  compared: [...new Set((params.get('compare') ?? '').split(',').filter(Boolean))].slice(
    0,
    MOST_COMPARED,
  ),
  isTable: params.get('view') === 'table',
});

export const adSearch = ({ category, city, compared, isTable }: AdFilters) =>
  writeSearch({ category, city, compare: compared.join(','), view: isTable ? 'table' : null });
