import { cities, mainCities } from '@spotlight/shared/format';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { SearchBar } from '../../components/search-bar/search-bar';
import { SearchBarSelect } from '../../components/search-bar/search-bar-select';
import type { PerformerFilters } from '../../data/performer/performer-filters.rules';

const mainIds = new Set(mainCities.map(({ id }) => id));
const furtherCities = cities.filter(({ id }) => !mainIds.has(id));

export interface PerformerSearchProps {
  filters: PerformerFilters;
  clearTo: string;
  onSearch: (typed: URLSearchParams) => void;
}

/** Words and city. */
export function PerformerSearch({ filters, clearTo, onSearch }: PerformerSearchProps) {
  const { t } = useTranslation('idol-support');
  return (
    <SearchBar
      label={t('list.search')}
      placeholder={t('list.placeholder')}
      query={filters.query}
      limitCount={filters.city ? 1 : 0}
      clearTo={clearTo}
      onSearch={onSearch}
    >
      <SearchBarSelect name="city" label={t('list.city')} value={filters.city ?? ''}>
        <option value="">{t('list.allCities')}</option>
        {mainCities.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <optgroup label={t('list.moreCities')}>
          {furtherCities.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </optgroup>
      </SearchBarSelect>
    </SearchBar>
  );
}
