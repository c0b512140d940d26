import type { FormState } from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import type { EntryForm } from './entry-form.schema';
import { Two } from './form.styles';

/** Hours of an entry, whom they are for when somebody booked by phone, and what for. */
export function EntryFields({ form, isPhone }: { form: FormState<EntryForm>; isPhone: boolean }) {
  const t = useTexts(calendarTexts);
  return (
    <>
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
    </>
  );
}
