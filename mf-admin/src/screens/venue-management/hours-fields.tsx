import { useFormContext } from '@spotlight/shared/form';
import { ClosedDays, Pair, WeekFields } from '@spotlight/shared/own-page';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueForm } from '../../data/venue/venue-form.rules';
import venueTexts from '../../locales/venue-form.zh-TW.json';

export const hoursNames = [
  'days',
  'minBookingHours',
  'advanceBookingDays',
  'specialClosedDates',
] as const;

const Hint = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** 開放時段: the week, how long before it can be booked, and single days off. */
export function HoursFields() {
  const t = useTexts(venueTexts);
  const form = useFormContext<VenueForm>();
  return (
    <>
      <Hint>{t('form.hoursHint')}</Hint>
      <WeekFields />
      <Pair>
        <TextField
          label={t('form.minBookingHours')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...form.field('minBookingHours')}
        />
        <TextField
          label={t('form.advanceBookingDays')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...form.field('advanceBookingDays')}
        />
      </Pair>
      <ClosedDays
        label={t('form.closedDates')}
        removeText={(date) => t('form.removeDate', { date })}
      />
    </>
  );
}
