import { checkFields, chosenOf, FormDialog, useForm } from '@spotlight/shared/form';
import { formatDate, taipeiDay } from '@spotlight/shared/format';
import {
  Checkbox,
  QueryView,
  SegmentedControl,
  SkeletonText,
  TextField,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { Two } from './form.styles';
import { useHolidays, useSetHolidays } from './own-calendar.mutations';
import type { CalendarOf, Holiday } from './own-calendar.repository';
import { withStanding } from './standing.rules';

const List = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-height: 40vh;
  padding-inline: 12px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & > legend {
    font-weight: var(--weight-bold);
  }
`;

const modes = ['closed', 'hours'] as const;

export interface HolidaysDialogProps {
  of: CalendarOf;
  onClose: () => void;
}

/** Public holidays become closed days, or days with hours of their own; what was set before stays. */
export function HolidaysDialog(props: HolidaysDialogProps) {
  const t = useTexts(calendarTexts);
  return (
    <QueryView
      query={useHolidays()}
      pending={<SkeletonText lines={3} />}
      errorTitle={t('calendar.holidays.error')}
    >
      {(all) => <ChoiceDialog {...props} holidays={all.filter(({ day }) => day >= taipeiDay())} />}
    </QueryView>
  );
}

function ChoiceDialog({ of, holidays, onClose }: HolidaysDialogProps & { holidays: Holiday[] }) {
  const t = useTexts(calendarTexts);
  const { mutateAsync } = useSetHolidays();
  const form = useForm({
    schema: z
      .object({
        days: z.array(z.string()).check(z.minLength(1, t('calendar.holidays.none'))),
        mode: chosenOf(modes, ''),
        start: z.string(),
        end: z.string(),
      })
      .check(
        checkFields(({ mode, start, end }) => ({
          end: mode === 'hours' && (!start || !end) && t('calendar.form.timeMissing'),
        })),
      ),
    defaultValues: {
      days: holidays.map(({ day }) => day),
      mode: 'closed',
      start: '12:00',
      end: '22:00',
    },
    send: async ({ days, mode, start, end }) => {
      const hours = mode === 'hours' ? { start, end } : { start: null, end: null };
      const { set, kept, standing } = await mutateAsync({ of, days, ...hours });
      const done = t(kept > 0 ? 'calendar.holidays.doneSome' : 'calendar.holidays.done', {
        count: set,
        kept,
      });
      return withStanding(t, done, standing);
    },
    onSent: onClose,
  });
  const days = form.watch('days');
  const toggle = (day: string) =>
    form.setValue(
      'days',
      days.includes(day) ? days.filter((each) => each !== day) : [...days, day],
      {
        shouldDirty: true,
      },
    );
  return (
    <FormDialog
      form={form}
      title={t('calendar.holidays.title')}
      lead={t('calendar.holidays.lead')}
      submitLabel={t('calendar.holidays.take', { count: days.length })}
      keepLabel={t('calendar.form.keep')}
      isBlocked={days.length === 0}
    >
      <SegmentedControl
        label={t('calendar.day.mode')}
        options={modes.map((value) => ({ value, label: t(`calendar.day.modes.${value}`) }))}
        {...form.choice('mode')}
      />
      {form.watch('mode') === 'hours' && (
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
            type="time"
            step={1800}
            isRequired
            {...form.field('end')}
          />
        </Two>
      )}
      <List>
        <legend>{t('calendar.holidays.days')}</legend>
        {holidays.map(({ day, name, source }) => (
          <Checkbox
            key={day}
            label={`${formatDate(day)} ${name}`}
            hint={source === 'computed' ? t('calendar.holidays.computed') : undefined}
            checked={days.includes(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </List>
      <p>{t('calendar.holidays.source')}</p>
    </FormDialog>
  );
}
