import { useFormContext } from '@spotlight/shared/form';
import { amenities, cities } from '@spotlight/shared/format';
import { Pair, WordAdder, withWord } from '@spotlight/shared/own-page';
import { Checkbox, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueForm } from '../../data/venue/venue-form.rules';
import venueTexts from '../../locales/venues.zh-TW.json';

export const placeNames = [
  'location',
  'address',
  'city',
  'district',
  'zipcode',
  'amenities',
] as const;

const Boxes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 0 12px;
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 4px;
    padding: 0;
    font-size: var(--text-14);
  }
`;

/** 地點與設施: where it is and what it offers. */
export function PlaceFields() {
  const t = useTexts(venueTexts);
  const form = useFormContext<VenueForm>();
  const chosen = form.watch('amenities');
  const choose = (words: string[]) => form.setValue('amenities', words, { shouldDirty: true });
  const without = (word: string) => choose(chosen.filter((each) => each !== word));
  return (
    <>
      <TextField
        label={t('form.location')}
        hint={t('form.locationHint')}
        maxLength={200}
        autoComplete="off"
        isRequired
        {...form.field('location')}
      />
      <TextField
        label={t('form.address')}
        maxLength={200}
        autoComplete="off"
        {...form.field('address')}
      />
      <Pair>
        <SelectField
          label={t('form.city')}
          isRequired
          options={[
            { value: '', label: t('form.choose') },
            ...cities.map(({ id, label }) => ({ value: id, label })),
          ]}
          {...form.field('city')}
        />
        <TextField
          label={t('form.district')}
          maxLength={50}
          autoComplete="off"
          {...form.field('district')}
        />
        <TextField
          label={t('form.zipcode')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          {...form.field('zipcode')}
        />
      </Pair>
      <Boxes>
        <legend>{t('form.amenities')}</legend>
        {amenities.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={({ target }) => (target.checked ? choose(withWord(chosen, id)) : without(id))}
          />
        ))}
      </Boxes>
      <WordAdder
        label={t('form.customAmenity')}
        words={chosen.filter((word) => !amenities.some(({ id }) => id === word))}
        removeText={(name) => t('form.removeAmenity', { name })}
        onAdd={(word) => choose(withWord(chosen, word))}
        onRemove={without}
      />
    </>
  );
}
