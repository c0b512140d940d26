import { useFormContext, useWatch } from '@spotlight/shared/form';
import { cities } from '@spotlight/shared/format';
import { AmenityFields, Pair, Part } from '@spotlight/shared/own-page';
import { PointField } from '@spotlight/shared/point';
import { Checkbox, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';

/** Where it is and what it offers. */
export function PlacePart() {
  const t = useTexts(formTexts);
  const form = useFormContext<VenueForm>();
  const [city, point] = useWatch({ control: form.control, name: ['city', 'point'] });
  return (
    <Part as="section">
      <h2>{t('venueForm.place')}</h2>
      <Pair>
        <SelectField
          label={t('venueForm.city')}
          isRequired
          options={[
            { value: '', label: t('venueForm.choose') },
            ...cities.map(({ id, label }) => ({ value: id, label })),
          ]}
          {...form.field('city')}
        />
        <TextField
          label={t('venueForm.district')}
          maxLength={50}
          autoComplete="off"
          {...form.field('district')}
        />
        <TextField
          label={t('venueForm.location')}
          hint={t('venueForm.locationHint')}
          isRequired
          maxLength={200}
          autoComplete="off"
          {...form.field('location')}
        />
        <TextField
          label={t('venueForm.zipcode')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          {...form.field('zipcode')}
        />
      </Pair>
      <TextField
        label={t('venueForm.address')}
        hint={t('venueForm.addressHint')}
        maxLength={200}
        autoComplete="off"
        {...form.field('address')}
      />
      <PointField
        field={(options) => form.field('point', options)}
        value={point}
        onChange={(text) => form.setValue('point', text, { shouldDirty: true })}
        hint={t('venueForm.pointHint')}
        city={city}
      />
      <AmenityFields
        legend={t('venueForm.amenities')}
        customLabel={t('venueForm.customAmenity')}
        removeText={(name) => t('venueForm.removeAmenity', { name })}
      />
      <Checkbox
        label={t('venueForm.supportFriendly')}
        hint={t('venueForm.supportFriendlyHint')}
        {...form.field('isSupportFriendly')}
      />
    </Part>
  );
}
