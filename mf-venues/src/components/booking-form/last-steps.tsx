import { CancellationTiers, PriceLines } from '@spotlight/shared/booking';
import { formatPhoneNumber } from '@spotlight/shared/format';
import stateTexts from '@spotlight/shared/locales/bookings.zh-TW.json';
import { Checkbox, Notice, Skeleton, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import createTexts from '../../locales/create-booking.zh-TW.json';
import { Stack, type StepProps } from './form-steps';
import { OtherVenues } from './other-venues';

const Rules = styled.p`
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  white-space: pre-wrap;
`;

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
export function ConfirmStep({ venue, state }: StepProps) {
  const { form } = state;
  const t = useTexts(createTexts);
  return (
    <Stack>
      <h2 id={`${form.id}-title`}>{t('createBooking.confirm.title')}</h2>
      <Notice>
        {t(
          state.others.length > 0
            ? 'createBooking.others.note'
            : venue.bookingMode === 'instant'
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
      {!state.isDemo && <OtherVenues venue={venue} state={state} />}
      {venue.houseRules && (
        <>
          <h2>{t('createBooking.confirm.houseRules')}</h2>
          <Rules>{venue.houseRules}</Rules>
        </>
      )}
      <Checkbox label={t('createBooking.confirm.rules')} isRequired {...form.field('hasRead')} />
    </Stack>
  );
}
