import { FormDialog, checkFields, useForm } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { wholeNumber } from '@spotlight/shared/typed/number';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import ownPageTexts from '../locales/own-page.zh-TW.json';
import { WeekFields } from '../own-page/week-fields';
import { weekFormOf, weekHoursOf } from '../own-page/week-hours.rules';
import { checkWeek, weekFields } from '../own-page/week-hours.schema';
import { Two } from './form.styles';
import { useSaveTerms } from './own-calendar.mutations';
import type { CalendarOf, CalendarTerms } from './own-calendar.repository';

const limits = {
  bufferBeforeMinutes: [0, 720],
  bufferAfterMinutes: [0, 720],
  minBookingHours: [1, 168],
  advanceBookingDays: [0, 365],
  maxAdvanceDays: [1, 730],
} as const;
type LimitName = keyof typeof limits;
const names = Object.keys(limits) as LimitName[];

export interface TermsDialogProps {
  of: CalendarOf;
  terms: CalendarTerms & { version: number };
  onClose: () => void;
}

/** Hours of the week, also over midnight, and the terms on which they can be booked. */
export function TermsDialog({ of, terms, onClose }: TermsDialogProps) {
  const t = useTexts(calendarTexts, ownPageTexts);
  const { mutateAsync } = useSaveTerms();
  const [version] = useState(terms.version);
  const number = (name: LimitName) => {
    const [min, max] = limits[name];
    return wholeNumber(min, max, t('calendar.terms.invalid', { min, max }));
  };
  const form = useForm({
    schema: z
      .object({
        bufferBeforeMinutes: number('bufferBeforeMinutes'),
        bufferAfterMinutes: number('bufferAfterMinutes'),
        minBookingHours: number('minBookingHours'),
        advanceBookingDays: number('advanceBookingDays'),
        maxAdvanceDays: number('maxAdvanceDays'),
        ...weekFields,
      })
      .check(
        checkWeek(t),
        checkFields(({ advanceBookingDays, maxAdvanceDays }) => ({
          maxAdvanceDays: advanceBookingDays > maxAdvanceDays && t('calendar.terms.window'),
        })),
      ),
    defaultValues: {
      bufferBeforeMinutes: String(terms.bufferBeforeMinutes),
      bufferAfterMinutes: String(terms.bufferAfterMinutes),
      minBookingHours: String(terms.minBookingHours),
      advanceBookingDays: String(terms.advanceBookingDays),
      maxAdvanceDays: String(terms.maxAdvanceDays),
      ...weekFormOf(terms),
    },
    send: async ({ days, ...rest }) => {
      const { standing } = await mutateAsync({
        of,
        version,
        terms: { ...rest, ...weekHoursOf({ days }) },
      });
      if (standing.length === 0) return t('calendar.terms.saved');
      const first = standing.slice(0, 3).map(({ startAt }) => formatMoment(startAt));
      return t('calendar.terms.savedAround', {
        count: standing.length,
        hours: first.join('、'),
      });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('calendar.terms.title')}
      lead={t('calendar.terms.lead')}
      submitLabel={t('calendar.terms.save')}
      keepLabel={t('calendar.form.keep')}
    >
      <WeekFields />
      <Two>
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`calendar.terms.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            isRequired
            {...form.field(name)}
          />
        ))}
      </Two>
    </FormDialog>
  );
}
