import { FormDialog, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import type { Block } from './entries.rules';
import { EntryFields } from './entry-fields';
import { entrySchema, phoneFormOf } from './entry-form.schema';
import { useEditPhoneBooking } from './own-calendar.mutations';

/** What was agreed on the phone has changed: hours, guest, price. What is over may be corrected. */
export function EditPhoneDialog({ block, onClose }: { block: Block; onClose: () => void }) {
  const t = useTexts(calendarTexts);
  const { mutateAsync } = useEditPhoneBooking();
  const [now] = useState(Date.now);
  const isOver = Date.parse(block.endAt) <= now;
  const form = useForm({
    schema: entrySchema(t, isOver ? 0 : now),
    defaultValues: phoneFormOf(block),
    send: async (entry) => {
      await mutateAsync({ id: block.id, ...entry });
      return t('calendar.form.edited');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('calendar.form.editTitle')}
      lead={t('calendar.form.phoneLead')}
      submitLabel={t('calendar.form.book')}
      keepLabel={t('calendar.form.keep')}
    >
      <EntryFields form={form} isPhone />
    </FormDialog>
  );
}
