import { amenityLabel, formatPrice } from '@spotlight/shared/format';
import { Checkbox, Chip, ChipRow, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueFacility } from '../../data/venue/venue.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';
import { LONGEST_PURPOSE } from './booking-form.schema';
import { Stack, type StepProps } from './form-steps';

const Group = styled.fieldset`
  display: grid;
  gap: 4px;
  & > legend {
    margin-bottom: 4px;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

const purposes = ['birthday', 'shooting', 'meeting', 'party'] as const;

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  & > img {
    width: 84px;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-6);
    background: var(--surface-3);
    object-fit: cover;
  }
`;

/** 需求 */
export function NeedsStep({ venue, state: { form, typed } }: StepProps) {
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
        maxLength={LONGEST_PURPOSE}
        isRequired
        {...form.field('purpose')}
      />
      <ChipRow label={t('createBooking.needs.purposes.label')}>
        {purposes.map((name) => {
          const words = t(`createBooking.needs.purposes.${name}`);
          return (
            <Chip
              key={name}
              isSelected={typed.purpose === words}
              onClick={() => {
                form.setValue('purpose', words, { shouldDirty: true });
                form.clearErrors('purpose');
              }}
            >
              {words}
            </Chip>
          );
        })}
      </ChipRow>
      {wanted.length > 0 && (
        <Group>
          <legend>{t('createBooking.needs.facilities')}</legend>
          {wanted.map((facility) => (
            <Choice key={facility.id}>
              <Checkbox
                label={nameOf(facility)}
                hint={facility.note}
                value={facility.id}
                {...form.register('facilities')}
              />
              {/* Its words stand beside it. */}
              {facility.imageUrl && <img src={facility.imageUrl} alt="" loading="lazy" />}
            </Choice>
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
