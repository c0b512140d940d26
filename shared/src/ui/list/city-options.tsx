import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { furtherCities, mainCities, type CatalogueEntry } from '../../format/catalogue';

const optionOf = ({ id, label }: CatalogueEntry) => (
  <option key={id} value={id}>
    {label}
  </option>
);

/** The options of a choice of cities: all of them, the five that most look for, the others. */
export function CityOptions() {
  const t = useTexts(uiTexts);
  return (
    <>
      <option value="">{t('city.all')}</option>
      {mainCities.map(optionOf)}
      <optgroup label={t('city.further')}>{furtherCities.map(optionOf)}</optgroup>
    </>
  );
}
