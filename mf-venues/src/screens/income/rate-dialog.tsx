import { FormDialog, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { Checkbox, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { invitingRate, type EmptyStretch } from '../../data/income/empty-hours.rules';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import { daysInWords } from '../../data/venue/rate-days.rules';
import { useAddRate } from '../../data/venue-rate/venue-rate.mutations';
import incomeTexts from '../../locales/income.zh-TW.json';
import { rateSchema, type RateForm } from './rate-form.schema';

const Days = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: 0 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-size: var(--text-14);
  }
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
const hours = Array.from({ length: 24 }, (_, hour) => clock(hour));

/** For the empty hours that somebody wants to fill, else a weekday afternoon. */
const formFor = (name: string, venue: OwnVenue, stretch: EmptyStretch | null): RateForm => ({
  name,
  weekdays: stretch?.weekdays.map(String) ?? ['1', '2', '3', '4'],
  start: clock(stretch?.from ?? 13),
  end: clock(stretch?.to ?? 17),
  hourlyRate: String(invitingRate(venue.pricePerHour)),
});

export interface RateDialogProps {
  venue: OwnVenue;
  /** Hours to begin with. */
  stretch: EmptyStretch | null;
  onClose: () => void;
}

/** Sets what an hour costs at some times of the week. */
export function RateDialog({ venue, stretch, onClose }: RateDialogProps) {
  const t = useTexts(incomeTexts);
  const { mutateAsync } = useAddRate();
  const [on] = useState(venue);
  const form = useForm({
    schema: rateSchema(t),
    defaultValues: formFor(t('income.rate.nameDefault'), venue, stretch),
    send: async (rate) => {
      await mutateAsync({ on, rate });
      return t('income.rate.saved', { name: rate.name, price: formatPrice(rate.hourlyRate) });
    },
    onSent: onClose,
  });
  const { error, ...day } = form.field('weekdays');
  return (
    <FormDialog
      form={form}
      title={t('income.rate.title')}
      lead={t('income.rate.lead')}
      submitLabel={t('income.rate.save')}
      keepLabel={t('income.rate.cancel')}
    >
      <TextField
        label={t('income.rate.name')}
        hint={t('income.rate.nameHelp')}
        {...form.field('name')}
      />
      <Days>
        <legend>{t('income.rate.weekdays')}</legend>
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            {...day}
            value={weekday}
            label={t('income.hours.weekday', { day: daysInWords([Number(weekday)]) ?? '' })}
            error={weekday === '1' ? error : undefined}
          />
        ))}
      </Days>
      <Two>
        <SelectField
          label={t('income.rate.from')}
          options={hours.map((value) => ({ value, label: value }))}
          {...form.field('start')}
        />
        <SelectField
          label={t('income.rate.to')}
          options={hours.map((value) => ({
            value,
            label: value === '00:00' ? t('income.rate.midnight') : value,
          }))}
          {...form.field('end')}
        />
      </Two>
      <TextField label={t('income.rate.price')} inputMode="numeric" {...form.field('hourlyRate')} />
    </FormDialog>
  );
}
