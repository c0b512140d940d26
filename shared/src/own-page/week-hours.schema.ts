import { checkFieldsIn } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type ownPageTexts from '../locales/own-page.zh-TW.json';
import type { WeekForm } from './week-hours.rules';

/** The week in the schema of a form. */
export const weekFields = {
  days: z.array(z.object({ isOpen: z.boolean(), start: z.string(), end: z.string() })),
};

/** Open days have both times. An end at the time of the start is that of the next day: around the clock. */
export const checkWeek = (t: Translate<typeof ownPageTexts>) =>
  checkFieldsIn('days', ({ days }: WeekForm) =>
    Object.fromEntries(
      days.map(({ isOpen, start, end }, index) => [
        `${index}.end`,
        isOpen && (!start || !end) && t('weekHours.missing'),
      ]),
    ),
  );
