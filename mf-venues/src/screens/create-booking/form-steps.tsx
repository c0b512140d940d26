import { CancellationTiers, PriceLines } from '@spotlight/shared/booking';
import { amenityLabel, formatPhoneNumber, formatPrice } from '@spotlight/shared/format';
import stateTexts from '@spotlight/shared/locales/bookings.zh-TW.json';
import { Checkbox, Notice, Skeleton, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { HoursFields } from '../../components/hours/hours-fields';
import type { VenueDetail, VenueFacility } from '../../data/venue/venue.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';
import type { BookingFormState } from './use-booking-form';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & h2 {
    font-size: var(--text-18);
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: 4px;
  & > legend {
    margin-bottom: 4px;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

const Rules = styled.p`
  max-height: 200px;
  overflow: auto;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  white-space: pre-wrap;
`;

interface StepProps {
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

/** 需求 */
export function NeedsStep({ venue, state: { form } }: StepProps) {
  const t = useTexts(createTexts);
  const nameOf = ({ name, fee, feeUnit }: VenueFacility) =>
    t(
      fee === 0
        ? 'createBooking.needs.facilityFree'
        : feeUnit === 'hour'
          ? 'createBooking.needs.facilityHour'
          : 'createBooking.needs.facilityOnce',
      { name: amenityLabel(name), fee: formatPrice(fee) },
    );
  const wanted = venue.facilities.filter(({ included }) => !included);
  return (
    <Stack>
      <h2 id={`${form.id}-title`}>{t('createBooking.needs.title')}</h2>
      <TextField
        label={t('createBooking.needs.people')}
        hint={t('createBooking.needs.peopleHint', { count: venue.capacity })}
        inputMode="numeric"
        isRequired
        {...form.field('attendees')}
      />
      <TextField
        label={t('createBooking.needs.purpose')}
        hint={t('createBooking.needs.purposeHint')}
        maxLength={200}
        isRequired
        {...form.field('purpose')}
      />
      {wanted.length > 0 && (
        <Group>
          <legend>{t('createBooking.needs.facilities')}</legend>
          {wanted.map((facility) => (
            <Checkbox
              key={facility.id}
              label={nameOf(facility)}
              hint={facility.note}
              value={facility.id}
              {...form.register('facilities')}
            />
          ))}
        </Group>
      )}
      <TextArea
        label={t('createBooking.needs.message')}
        maxLength={2000}
        {...form.field('message')}
      />
    </Stack>
  );
}

/** 費用 */
export function PriceStep({ venue, state: { form, hours, preview } }: StepProps) {
  const t = useTexts(createTexts);
  const tStates = useTexts(stateTexts);
  return (
    <Stack>
      <h2 id={`${form.id}-title`}>{t('createBooking.price.title')}</h2>
      {preview.data ? (
        <PriceLines
          lines={preview.data.lines}
          total={preview.data.total}
          deposit={preview.data.deposit}
        />
      ) : (
        <Skeleton height={240} />
      )}
      {hours && preview.data && (
        <section>
          <h2>
            {t('createBooking.price.policy', {
              name: tStates(`bookings.policy.${venue.cancellationPolicy}`),
            })}
          </h2>
          <CancellationTiers
            policy={venue.cancellationPolicy}
            startAt={hours.startAt}
            deposit={preview.data.deposit}
          />
        </section>
      )}
    </Stack>
  );
}

/** 確認 */
export function ConfirmStep({ venue, state: { form } }: StepProps) {
  const t = useTexts(createTexts);
  return (
    <Stack>
      <h2 id={`${form.id}-title`}>{t('createBooking.confirm.title')}</h2>
      <Notice>
        {t(
          venue.bookingMode === 'instant'
            ? 'createBooking.confirm.noteInstant'
            : 'createBooking.confirm.note',
        )}
      </Notice>
      <TextField
        label={t('createBooking.confirm.name')}
        autoComplete="name"
        maxLength={50}
        isRequired
        {...form.field('contactName')}
      />
      <TextField
        label={t('createBooking.confirm.phone')}
        type="tel"
        autoComplete="tel"
        isRequired
        {...form.field('contactPhone', { tidy: formatPhoneNumber })}
      />
      <TextField
        label={t('createBooking.confirm.email')}
        hint={t('createBooking.confirm.private')}
        type="email"
        autoComplete="email"
        isRequired
        {...form.field('contactEmail')}
      />
      {venue.houseRules && (
        <>
          <h2>{t('createBooking.confirm.houseRules')}</h2>
          <Rules tabIndex={0}>{venue.houseRules}</Rules>
        </>
      )}
      <Checkbox label={t('createBooking.confirm.rules')} isRequired {...form.field('hasRead')} />
    </Stack>
  );
}
