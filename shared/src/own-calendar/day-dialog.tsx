import { checkFields, chosenOf, FormDialog, useForm } from '@spotlight/shared/form';
import { formatDate } from '@spotlight/shared/format';
import { SegmentedControl, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type { OwnCalendar } from '../booking/own-calendar.schema';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { Two } from './form.styles';
import { useSetDay } from './own-calendar.mutations';
import type { CalendarOf } from './own-calendar.repository';
import { withStanding } from './standing.rules';

const modes = ['usual', 'closed', 'hours'] as const;

export interface DayDialogProps {
  of: CalendarOf;
  day: string;
  holiday: string | undefined;
  /** How it differs from its weekday so far. */
  exception: OwnCalendar['exceptions'][number] | undefined;
  onClose: () => void;
}

/** Makes one day differ from its weekday: closed, or other hours. What is booked stays booked. */
export function DayDialog({ of, day, holiday, exception, onClose }: DayDialogProps) {
  const t = useTexts(calendarTexts);
  const { mutateAsync } = useSetDay();
  const form = useForm({
    schema: z
      .object({
        mode: chosenOf(modes, ''),
        start: z.string(),
        end: z.string(),
        note: z.string().check(z.trim()),
      })
      .check(
        checkFields(({ mode, start, end }) => ({
          end: mode === 'hours' && (!start || !end) && t('calendar.form.timeMissing'),
        })),
      ),
    defaultValues: {
      mode: exception ? (exception.isClosed ? 'closed' : 'hours') : 'usual',
      start: exception?.start ?? '12:00',
      end: exception?.end ?? '22:00',
      note: exception?.note ?? holiday ?? '',
    },
    send: async ({ note, ...change }) => {
      const { standing } = await mutateAsync({ of, day, ...change, note: note || null });
      return withStanding(t, t('calendar.day.saved', { day: formatDate(day) }), standing);
    },
    onSent: onClose,
  });
  const mode = form.watch('mode');
  return (
    <FormDialog
      form={form}
      title={formatDate(day)}
      lead={holiday ? t('calendar.day.holidayLead', { holiday }) : t('calendar.day.lead')}
      submitLabel={t('calendar.day.save')}
      keepLabel={t('calendar.form.keep')}
    >
      <SegmentedControl
        label={t('calendar.day.mode')}
        options={modes.map((value) => ({ value, label: t(`calendar.day.modes.${value}`) }))}
        {...form.choice('mode')}
      />
      {mode === 'hours' && (
        <Two>
          <TextField
            label={t('calendar.form.start')}
            type="time"
            step={1800}
            isRequired
            {...form.field('start')}
          />
          <TextField
            label={t('calendar.form.end')}
            hint={t('calendar.day.midnight')}
            type="time"
            step={1800}
            isRequired
            {...form.field('end')}
          />
        </Two>
      )}
      {mode !== 'usual' && (
        <TextField
          label={t('calendar.day.note')}
          maxLength={200}
          autoComplete="off"
          {...form.field('note')}
        />
      )}
    </FormDialog>
  );
}
