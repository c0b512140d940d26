import { FormDialog, useFieldArray, useForm } from '@spotlight/shared/form';
import ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import type { OpenTimes } from '@spotlight/shared/opening-hours/rules';
import type { OpeningHours } from '@spotlight/shared/opening-hours/schema';
import { WeekFields } from '@spotlight/shared/own-page';
import { Button, PlusIcon, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import {
  hoursFormOf,
  newOtherDay,
  openingHoursOf,
  otherDayLimit,
} from './opening-hours-form.rules';
import { openingHoursFormSchema } from './opening-hours-form.schema';
import eventHoursTexts from '../locales/event-hours.zh-TW.json';
import { Section } from './event-form.styles';
import { OtherDayFields } from './other-day-fields';

export interface OpeningHoursDialogProps {
  event: OpenTimes;
  /** Takes the hours over into the form of the event, which saves them. */
  onTake: (hours: OpeningHours) => void;
  onClose: () => void;
}

/** On which days and at what times the event is open. */
export function OpeningHoursDialog({ event, onTake, onClose }: OpeningHoursDialogProps) {
  const t = useTexts(eventHoursTexts, ownPageTexts);
  const form = useForm({
    schema: openingHoursFormSchema(event, t),
    defaultValues: hoursFormOf(event),
    send: async (typed) => onTake(openingHoursOf(typed)),
    onSent: onClose,
  });
  const { control } = form;
  const dates = useFieldArray({ control, name: 'dates', keyName: 'rowId' });
  return (
    <FormDialog
      form={form}
      title={t('eventHours.title')}
      lead={t('eventHours.dialog.lead')}
      submitLabel={t('eventHours.dialog.save')}
      keepLabel={t('eventHours.dialog.back')}
    >
      <Section aria-labelledby="hours-week">
        <h3 id="hours-week">{t('eventHours.dialog.week')}</h3>
        <WeekFields />
      </Section>
      <Section aria-labelledby="hours-dates">
        <h3 id="hours-dates">{t('eventHours.dialog.dates')}</h3>
        <p>{t('eventHours.dialog.datesLead')}</p>
        {dates.fields.map(({ rowId }, index) => (
          <OtherDayFields key={rowId} index={index} onRemove={() => dates.remove(index)} />
        ))}
        {dates.fields.length < otherDayLimit && (
          <Button
            variant="outline"
            icon={<PlusIcon size={18} />}
            onClick={() => dates.append(newOtherDay(event))}
          >
            {t('eventHours.dialog.add')}
          </Button>
        )}
      </Section>
      <TextField
        label={t('eventHours.dialog.lastEntry')}
        hint={t('eventHours.dialog.lastEntryHint')}
        inputMode="numeric"
        {...form.field('lastEntry')}
      />
    </FormDialog>
  );
}
