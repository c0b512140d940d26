import { checkFieldsIn } from '@spotlight/shared/form';
import { lastDayOf } from '@spotlight/shared/format';
import type ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import type { OpenTimes } from '@spotlight/shared/opening-hours/rules';
import { checkWeek, weekFields } from '@spotlight/shared/own-page/week';
import { numberText } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type eventHoursTexts from '../locales/event-hours.zh-TW.json';
import type { OpeningHoursForm, OtherDay } from './opening-hours-form.rules';

type HoursTexts = Translate<typeof eventHoursTexts>;

/** The latest that a last entry can lie before the end, in minutes. */
const LONGEST = 240;
const isMinutes = (typed: string) => /^\d{0,3}$/.test(typed) && Number(typed) <= LONGEST;

function dateFault(
  { date }: OtherDay,
  before: readonly OtherDay[],
  [first, last]: readonly [string, string],
) {
  if (date === '') return 'dateMissing';
  if (date < first || date > last) return 'dateOutside';
  return before.some((other) => other.date === date) ? 'dateTwice' : null;
}

function timesFault({ isClosed, start, end }: OtherDay) {
  if (isClosed) return null;
  if (!start || !end) return 'timeMissing';
  return start === end ? 'timeSame' : null;
}

/** The opening hours of an event: a day that is open, and days that differ among the days of the event. */
export function openingHoursFormSchema(
  event: OpenTimes,
  t: HoursTexts & Translate<typeof ownPageTexts>,
) {
  const span = [event.date, lastDayOf(event.date, event.endsAt)] as const;
  return z
    .object({
      ...weekFields,
      dates: z.array(
        z.object({ date: z.string(), isClosed: z.boolean(), start: z.string(), end: z.string() }),
      ),
      lastEntry: numberText().check(z.refine(isMinutes, t('eventHours.fault.lastEntry'))),
    })
    .check(
      checkWeek(t),
      checkFieldsIn('days', ({ days: week, dates }: OpeningHoursForm) => ({
        '0.isOpen':
          [...week.map(({ isOpen }) => isOpen), ...dates.map(({ isClosed }) => !isClosed)].every(
            (isOpen) => !isOpen,
          ) && t('eventHours.fault.noDay'),
      })),
      checkFieldsIn('dates', ({ dates }: OpeningHoursForm) =>
        Object.fromEntries(
          dates.flatMap((one, index) => {
            const date = dateFault(one, dates.slice(0, index), span);
            const times = timesFault(one);
            return [
              [`${index}.date`, date ? t(`eventHours.fault.${date}`) : undefined],
              [`${index}.end`, times ? t(`eventHours.fault.${times}`) : undefined],
            ] as const;
          }),
        ),
      ),
    );
}
