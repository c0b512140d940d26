import { cities, formatPrice, mainCities, venueTypes } from '@spotlight/shared/format';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { SearchBar } from '../../components/search-bar/search-bar';
import { SearchBarSelect } from '../../components/search-bar/search-bar-select';
import {
  countPanelFilters,
  peopleSteps,
  priceSteps,
  type VenueFilters,
} from '../../data/venue/venue-filters.rules';

const mainIds = new Set(mainCities.map(({ id }) => id));
const furtherCities = cities.filter(({ id }) => !mainIds.has(id));

interface Choice {
  id: string | number;
  label: string;
}

const options = (choices: readonly Choice[]) =>
  choices.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));

export interface VenueSearchProps {
  filters: VenueFilters;
  clearTo: string;
  onSearch: (typed: URLSearchParams) => void;
}

/** Words, type, city, people and price. */
export function VenueSearch({ filters, clearTo, onSearch }: VenueSearchProps) {
  const { t } = useTranslation('venues');
  return (
    <SearchBar
      label={t('list.search')}
      placeholder={t('list.placeholder')}
      query={filters.query}
      limitCount={countPanelFilters(filters)}
      clearTo={clearTo}
      onSearch={onSearch}
    >
      <SearchBarSelect name="type" label={t('list.type')} value={filters.type ?? ''}>
        <option value="">{t('list.allTypes')}</option>
        {options(venueTypes.map((type) => ({ id: type, label: type })))}
      </SearchBarSelect>
      <SearchBarSelect name="city" label={t('list.city')} value={filters.city ?? ''}>
        <option value="">{t('list.allCities')}</option>
        {options(mainCities)}
        <optgroup label={t('list.moreCities')}>{options(furtherCities)}</optgroup>
      </SearchBarSelect>
      <SearchBarSelect name="people" label={t('list.people')} value={String(filters.people ?? '')}>
        <option value="">{t('list.anyPeople')}</option>
        {options(
          peopleSteps.map((people) => ({ id: people, label: t('list.peopleAtLeast', { people }) })),
        )}
      </SearchBarSelect>
      <SearchBarSelect name="price" label={t('list.price')} value={String(filters.maxPrice ?? '')}>
        <option value="">{t('list.anyPrice')}</option>
        {options(
          priceSteps.map((price) => ({
            id: price,
            label: t('list.priceUpTo', { price: formatPrice(price) }),
          })),
        )}
      </SearchBarSelect>
    </SearchBar>
  );
}
