import { useFormContext, useWatch } from '@spotlight/shared/form';
import { cities } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import { SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useGigVenues } from '../../data/gig/gig.queries';
import type { GigDetail } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';

interface WithPlace {
  venueId: string;
  city: string;
  location: string;
}

/** Where: an own venue, for those who have one, or words. A venue brings its city along. */
export function PlaceFields({ gig }: { gig: GigDetail | null }) {
  const t = useTexts(gigTexts);
  const form = useFormContext<WithPlace>();
  const { data: own = [] } = useGigVenues();
  const isKnown = own.some(({ id }) => id === gig?.venueId);
  const venues = [
    ...own.map(({ id, name }) => ({ value: id, label: name })),
    ...(gig?.venueId && gig.venueName && !isKnown
      ? [{ value: gig.venueId, label: gig.venueName }]
      : []),
  ];
  const venue = form.field('venueId');
  const venueId = useWatch({ control: form.control, name: 'venueId' });
  return (
    <Part as="section">
      <h2>{t('gigForm.where')}</h2>
      {venues.length > 0 && (
        <SelectField
          // A select that has not got its options yet would forget which one was chosen.
          key={venues.length}
          label={t('gigForm.venue')}
          options={[{ value: '', label: t('gigForm.otherPlace') }, ...venues]}
          {...venue}
          onChange={(event) => {
            void venue.onChange(event);
            const city = own.find(({ id }) => id === event.target.value)?.city;
            if (city) form.setValue('city', city, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
      <SelectField
        label={t('gigForm.city')}
        isRequired
        options={[
          { value: '', label: t('gigForm.choose') },
          ...cities.map(({ id, label }) => ({ value: id, label })),
        ]}
        {...form.field('city')}
      />
      <TextField
        label={t('gigForm.location')}
        hint={t('gigForm.locationHint')}
        isRequired={venueId === ''}
        maxLength={200}
        autoComplete="off"
        {...form.field('location')}
      />
    </Part>
  );
}
