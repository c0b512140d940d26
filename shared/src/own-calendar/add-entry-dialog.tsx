import { FormDialog, useForm } from '@spotlight/shared/form';
import { SegmentedControl } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { Hours } from '../booking/price.schema';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { EntryFields } from './entry-fields';
import { entryFormOf, entryKinds, entrySchema } from './entry-form.schema';
import { useAddBlock, useAddPhoneBooking } from './own-calendar.mutations';
import type { CalendarOf } from './own-calendar.repository';
import { withStanding } from './standing.rules';

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
        const { standing } = await addBlock.mutateAsync({ of, startAt, endAt, reason });
        return withStanding(t, t('calendar.form.blocked'), standing);
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
      <EntryFields form={form} isPhone={isPhone} />
    </FormDialog>
  );
}
