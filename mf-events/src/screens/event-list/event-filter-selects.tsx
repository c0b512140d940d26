import { categories, cities, mainCities } from '@spotlight/shared/format';
import { SelectField } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

export interface FilterSelectProps {
  /** `null` is everything. */
  value: string | null;
  onSelect: (value: string | null) => void;
}

/** Chooses a kind of event. */
export function CategorySelect({ value, onSelect }: FilterSelectProps) {
  const { t } = useTranslation('events');
  return (
    <SelectField
      label={t('eventList.category')}
      value={value ?? ''}
      onChange={(change) => onSelect(change.target.value || null)}
    >
      <option value="">{t('category.all')}</option>
      {categories.map((category) => (
        <option key={category}>{category}</option>
      ))}
    </SelectField>
  );
}

const moreCities = cities.filter(({ id }) => !mainCities.some((main) => main.id === id));

/** Chooses a city: five at hand, the others below. */
export function CitySelect({ value, onSelect }: FilterSelectProps) {
  const { t } = useTranslation('events');
  return (
    <SelectField
      label={t('eventList.city')}
      value={value ?? ''}
      onChange={(change) => onSelect(change.target.value || null)}
    >
      <option value="">{t('city.all')}</option>
      {mainCities.map((city) => (
        <option key={city.id} value={city.id}>
          {city.label}
        </option>
      ))}
      <optgroup label={t('city.more')}>
        {moreCities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.label}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
