import { useFormContext } from '@spotlight/shared/form';
import { ClosedDays, Pair, Part, WeekFields } from '@spotlight/shared/own-page';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueForm } from '../../data/own-venue/venue-form.rules';
import formTexts from '../../locales/venue-form.zh-TW.json';

const numbers = [
  'minBookingHours',
  'advanceBookingDays',
  'maxAdvanceDays',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
] as const;

/** When it is open, and how long before it can be booked. */
export function HoursPart() {
  const t = useTexts(formTexts);
  const form = useFormContext<VenueForm>();
  return (
    <Part as="section">
      <h2>{t('venueForm.hours')}</h2>
      <p>{t('venueForm.hoursLead')}</p>
      <WeekFields />
      <Pair>
        {numbers.map((name) => (
          <TextField
            key={name}
            label={t(`venueForm.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
      </Pair>
      <ClosedDays
        label={t('venueForm.closedDates')}
        removeText={(date) => t('venueForm.removeDate', { date })}
      />
    </Part>
  );
}
