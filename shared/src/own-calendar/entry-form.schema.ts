import { checkFields, chosenOf, optionalPhoneText } from '@spotlight/shared/form';
import { formatPhoneNumber, taipeiDay, taipeiTime } from '@spotlight/shared/format';
import { optionalNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type { Hours } from '../booking/price.schema';
import type calendarTexts from '../locales/own-calendar.zh-TW.json';
import type { Block } from './entries.rules';

export const entryKinds = ['block', 'phone'] as const;

/** A new entry as its form holds it. */
export interface EntryForm {
  kind: string;
  day: string;
  start: string;
  endDay: string;
  end: string;
  reason: string;
  contactName: string;
  contactPhone: string;
  attendees: string;
  total: string;
}

/** The form with the hours that were chosen, or an hour at noon. */
export const entryFormOf = (hours: Hours | null, day: string, kind = 'block'): EntryForm => ({
  kind,
  day: hours ? taipeiDay(hours.startAt) : day,
  start: hours ? taipeiTime(hours.startAt) : '12:00',
  endDay: hours ? taipeiDay(hours.endAt) : day,
  end: hours ? taipeiTime(hours.endAt) : '13:00',
  reason: '',
  contactName: '',
  contactPhone: '',
  attendees: '',
  total: '',
});

/** The form of a booking by phone that there is. */
export const phoneFormOf = (block: Block): EntryForm => ({
  ...entryFormOf(block, '', 'phone'),
  reason: block.reason ?? '',
  contactName: block.contactName ?? '',
  contactPhone: formatPhoneNumber(block.contactPhone ?? ''),
  attendees: block.attendees === null ? '' : String(block.attendees),
  total: block.total === null ? '' : String(block.total),
});

const momentOf = (day: string, time: string) => `${day}T${time}:00+08:00`;

/**
 * What an entry may say; whom it is for is asked of a booking by phone alone.
 * @param now hours before it are refused; 0 where what is over is corrected
 */
export const entrySchema = (t: Translate<typeof calendarTexts>, now: number) => {
  const filled = z.string().check(z.minLength(1, t('calendar.form.timeMissing')));
  const number = (fault: string) => optionalNumber(0, 9_999_999, fault);
  return z.pipe(
    z
      .object({
        kind: chosenOf(entryKinds, ''),
        day: filled,
        start: filled,
        endDay: filled,
        end: filled,
        reason: z.string().check(z.trim()),
        contactName: z.string().check(z.trim()),
        contactPhone: optionalPhoneText(t('calendar.form.phoneInvalid')),
        attendees: number(t('calendar.form.numberInvalid')),
        total: number(t('calendar.form.numberInvalid')),
      })
      .check(
        checkFields(({ kind, day, start, endDay, end, contactName, attendees }) => ({
          contactName: kind === 'phone' && contactName === '' && t('calendar.form.nameMissing'),
          attendees: attendees === 0 && t('calendar.form.numberInvalid'),
          end:
            (momentOf(endDay, end) <= momentOf(day, start) && t('calendar.form.endFirst')) ||
            (Date.parse(momentOf(endDay, end)) <= now && t('calendar.form.past')),
        })),
      ),
    z.transform(({ day, start, endDay, end, reason, contactPhone, ...rest }) => ({
      ...rest,
      startAt: momentOf(day, start),
      endAt: momentOf(endDay, end),
      reason: reason || null,
      contactPhone: contactPhone || null,
    })),
  );
};
