import { categories, categoryLabel } from '@spotlight/shared/format';
import { CityOptions, SearchBar, SearchBarSelect } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { EventFilters } from '../../data/event/event-filters.rules';
import eventListTexts from '../../locales/event-list.zh-TW.json';

export interface EventSearchProps {
  filters: EventFilters;
  clearTo: string;
  onSearch: (typed: URLSearchParams) => void;
}

/** Words, type and city. */
export function EventSearch({ filters, clearTo, onSearch }: EventSearchProps) {
  const t = useTexts(eventListTexts);
  const { query, category, city } = filters;
  return (
    <SearchBar
      label={t('eventList.searchLabel')}
      placeholder={t('eventList.searchPlaceholder')}
      query={query}
      limits={[category, city]}
      clearTo={clearTo}
      onSearch={onSearch}
    >
      <SearchBarSelect name="category" label={t('eventList.category')} value={category}>
        <option value="">{t('category.all')}</option>
        {categories.map((choice) => (
          <option key={choice} value={choice}>
            {categoryLabel(choice)}
          </option>
        ))}
      </SearchBarSelect>
      <SearchBarSelect name="city" label={t('eventList.city')} value={city}>
        <CityOptions />
      </SearchBarSelect>
    </SearchBar>
  );
}
