import { formatPrice, venueTypeLabel, venueTypes } from '@spotlight/shared/format';
import { CityOptions, SearchBar, SearchBarSelect } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import {
  peopleSteps,
  priceSteps,
  totalSteps,
  type VenueFilters,
} from '../../data/venue/venue-filters.rules';
import { texts } from '../../texts';

export interface VenueSearchProps {
  filters: VenueFilters;
  clearTo: string;
  onSearch: (typed: URLSearchParams) => void;
}

/** Words, type, city, people and what may be spent: in all where hours are looked for, else per hour. */
export function VenueSearch({ filters, clearTo, onSearch }: VenueSearchProps) {
  const t = useTexts(texts);
  const { type, city, people, day, maxPrice, maxTotal } = filters;
  const budget = day
    ? { name: 'total', label: t('list.budget'), value: maxTotal, steps: totalSteps }
    : { name: 'price', label: t('list.price'), value: maxPrice, steps: priceSteps };
  return (
    <SearchBar
      label={t('list.search')}
      placeholder={t('list.placeholder')}
      query={filters.query}
      limits={[type, city, people, budget.value]}
      clearTo={clearTo}
      onSearch={onSearch}
    >
      <SearchBarSelect name="type" label={t('list.type')} value={type}>
        <option value="">{t('list.allTypes')}</option>
        {venueTypes.map((choice) => (
          <option key={choice} value={choice}>
            {venueTypeLabel(choice)}
          </option>
        ))}
      </SearchBarSelect>
      <SearchBarSelect name="city" label={t('list.city')} value={city}>
        <CityOptions />
      </SearchBarSelect>
      <SearchBarSelect name="people" label={t('list.people')} value={people}>
        <option value="">{t('list.anyPeople')}</option>
        {peopleSteps.map((choice) => (
          <option key={choice} value={choice}>
            {t('list.peopleAtLeast', { people: choice })}
          </option>
        ))}
      </SearchBarSelect>
      <SearchBarSelect
        key={budget.name}
        name={budget.name}
        label={budget.label}
        value={budget.value}
      >
        <option value="">{t('list.anyPrice')}</option>
        {budget.steps.map((choice) => (
          <option key={choice} value={choice}>
            {formatPrice(choice)}
          </option>
        ))}
      </SearchBarSelect>
    </SearchBar>
  );
}
