import { CityOptions, SearchBar, SearchBarSelect } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { PerformerFilters } from '../../data/performer/performer-filters.rules';
import { texts } from '../../texts';

export interface PerformerSearchProps {
  filters: PerformerFilters;
  clearTo: string;
  onSearch: (typed: URLSearchParams) => void;
}

/** Words and city. */
export function PerformerSearch({ filters, clearTo, onSearch }: PerformerSearchProps) {
  const t = useTexts(texts);
  return (
    <SearchBar
      label={t('list.search')}
      placeholder={t('list.placeholder')}
      query={filters.query}
      limits={[filters.city]}
      clearTo={clearTo}
      onSearch={onSearch}
    >
      <SearchBarSelect name="city" label={t('list.city')} value={filters.city}>
        <CityOptions />
      </SearchBarSelect>
    </SearchBar>
  );
}
