import { performerCategoryLabel } from '@spotlight/shared/format';
import { CityOptions, SearchBar, SearchBarSelect } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { GigFilters } from '../../data/gig/gig-filters.rules';
import { performerCategories } from '../../data/performer/performer.schema';
import gigTexts from '../../locales/gig.zh-TW.json';

export interface GigSearchProps {
  filters: GigFilters;
  clearTo: string;
  onSearch: (typed: URLSearchParams) => void;
}

/** Words, city and kind. */
export function GigSearch({ filters, clearTo, onSearch }: GigSearchProps) {
  const t = useTexts(gigTexts);
  const { query, city, category } = filters;
  return (
    <SearchBar
      label={t('gigs.search')}
      placeholder={t('gigs.placeholder')}
      query={query}
      limits={[city, category]}
      clearTo={clearTo}
      onSearch={onSearch}
    >
      <SearchBarSelect name="city" label={t('gigs.city')} value={city}>
        <CityOptions />
      </SearchBarSelect>
      <SearchBarSelect name="category" label={t('gigs.category')} value={category}>
        <option value="">{t('gigs.anyCategory')}</option>
        {performerCategories.map((kind) => (
          <option key={kind} value={kind}>
            {performerCategoryLabel(kind)}
          </option>
        ))}
      </SearchBarSelect>
    </SearchBar>
  );
}
