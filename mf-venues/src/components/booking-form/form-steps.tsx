import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { HoursFields } from '../hours/hours-fields';
import type { VenueDetail } from '../../data/venue/venue.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';
import type { BookingFormState } from './use-booking-form';

/** What a step asks, under one another. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & h2 {
    font-size: var(--text-18);
  }
`;

export interface StepProps {
  venue: VenueDetail;
  state: BookingFormState;
}

/** 時段 */
export function HoursStep({ venue, state: { form, typed } }: StepProps) {
  const t = useTexts(createTexts);
  const { errors } = form.formState;
  return (
    <Stack>
      <h2 id={`${form.id}-title`}>{t('createBooking.hours.title')}</h2>
      <HoursFields
        venue={venue}
        chosen={typed}
        faults={{ day: errors.day?.message, start: errors.start?.message }}
        hasWeek
        onChange={({ day, start, length }) => {
          form.setValue('day', day, { shouldDirty: true });
          form.setValue('start', start, { shouldDirty: true });
          form.setValue('length', length, { shouldDirty: true });
          form.clearErrors(['day', 'start']);
        }}
      />
    </Stack>
  );
}
