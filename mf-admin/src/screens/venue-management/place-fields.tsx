import { useFormContext } from '@spotlight/shared/form';
import { cities } from '@spotlight/shared/format';
import { AmenityFields, Pair } from '@spotlight/shared/own-page';
import { SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueForm } from '../../data/venue/venue-form.rules';
import venueTexts from '../../locales/venue-form.zh-TW.json';

export const placeNames = [
  'location',
  'address',
  'city',
  'district',
  'zipcode',
  'amenities',
] as const;

/** 地點與設施: where it is and what it offers. */
export function PlaceFields() {
  const t = useTexts(venueTexts);
  const form = useFormContext<VenueForm>();
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
      <AmenityFields
        legend={t('form.amenities')}
        customLabel={t('form.customAmenity')}
        removeText={(name) => t('form.removeAmenity', { name })}
      />
    </>
  );
}
