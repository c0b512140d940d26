import { FormDialog, useForm } from '@spotlight/shared/form';
import { SegmentedControl, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { Hours } from '../booking/price.schema';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { entryFormOf, entryKinds, entrySchema } from './entry-form.schema';
import { Two } from './form.styles';
import { useAddBlock, useAddPhoneBooking } from './own-calendar.mutations';
import type { CalendarOf } from './own-calendar.repository';

export interface AddEntryDialogProps {
  of: CalendarOf;
  /** What was drawn; without it the day alone. */
  hours: Hours | null;
  day: string;
  /** What it is at first. */
  kind?: (typeof entryKinds)[number];
  onClose: () => void;
}

/** Hours that are kept free, or that somebody booked without the site. */
export function AddEntryDialog({ of, hours, day, kind, onClose }: AddEntryDialogProps) {
  const t = useTexts(calendarTexts);
  const [now] = useState(Date.now);
  const addBlock = useAddBlock();
  const addPhoneBooking = useAddPhoneBooking();
  const form = useForm({
    schema: entrySchema(t, now),
    defaultValues: entryFormOf(hours, day, kind),
    send: async (entry) => {
      if (entry.kind === 'block') {
        const { startAt, endAt, reason } = entry;
        await addBlock.mutateAsync({ of, startAt, endAt, reason });
        return t('calendar.form.blocked');
      }
      await addPhoneBooking.mutateAsync({ of, ...entry });
      return t('calendar.form.booked');
    },
    onSent: onClose,
  });
  const isPhone = form.watch('kind') === 'phone';
  return (
    <FormDialog
      form={form}
      title={t('calendar.form.title')}
      lead={t(isPhone ? 'calendar.form.phoneLead' : 'calendar.form.blockLead')}
      submitLabel={t(isPhone ? 'calendar.form.book' : 'calendar.form.block')}
      keepLabel={t('calendar.form.keep')}
    >
      <SegmentedControl
        label={t('calendar.form.kind')}
        options={entryKinds.map((value) => ({ value, label: t(`calendar.form.kinds.${value}`) }))}
        {...form.choice('kind')}
      />
      <Two>
        <TextField label={t('calendar.form.day')} type="date" isRequired {...form.field('day')} />
        <TextField
          label={t('calendar.form.start')}
          type="time"
          step={900}
          isRequired
          {...form.field('start')}
        />
        <TextField
          label={t('calendar.form.endDay')}
          type="date"
          isRequired
          {...form.field('endDay')}
        />
        <TextField
          label={t('calendar.form.end')}
          type="time"
          step={900}
          isRequired
          {...form.field('end')}
        />
      </Two>
      {isPhone && (
        <Two>
          <TextField
            label={t('calendar.form.contactName')}
            maxLength={50}
            autoComplete="off"
            isRequired
            {...form.field('contactName')}
          />
          <TextField
            label={t('calendar.form.contactPhone')}
            type="tel"
            autoComplete="off"
            {...form.field('contactPhone')}
          />
          <TextField
            label={t('calendar.form.attendees')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('attendees')}
          />
          <TextField
            label={t('calendar.form.total')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('total')}
          />
        </Two>
      )}
      <TextField
        label={t(isPhone ? 'calendar.form.purpose' : 'calendar.form.reason')}
        maxLength={200}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
