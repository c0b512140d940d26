import { addDays, minutesInto, momentOf } from '@spotlight/shared/booking/hours';
import { checkFields, requiredText } from '@spotlight/shared/form';
import { serverNow, taipeiDay, taipeiTime } from '@spotlight/shared/format';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { wholeNumber } from '@spotlight/shared/typed/number';
import { MOST_PAY, type GigDetail } from '../../data/gig/gig.schema';
import type gigTexts from '../../locales/gig.zh-TW.json';

const timeOf = (day: string, time: string) =>
  momentOf(day, minutesInto(day, `${day}T${time}:00+08:00`));

/** Both moments; what does not end later than it begins ends on the next day. */
export const momentsOf = ({ day, from, to }: { day: string; from: string; to: string }) => ({
  startAt: timeOf(day, from),
  endAt: timeOf(to > from ? day : addDays(day, 1), to),
});

/** What, when, where and for how much; the rules are those of the server. */
export const gigFormSchema = (t: Translate<typeof gigTexts>, { taken }: { taken: number }) => {
  const least = Math.max(1, taken);
  return z
    .object({
      title: requiredText(t('gigForm.fault.title')),
      description: z.string().check(z.trim(), z.minLength(10, t('gigForm.fault.description'))),
      performanceType: z.string(),
      genre: z.string().check(z.trim()),
      day: requiredText(t('gigForm.fault.day')).check(
        z.refine((day) => day >= taipeiDay(), t('gigForm.fault.day')),
      ),
      from: requiredText(t('gigForm.fault.time')),
      to: requiredText(t('gigForm.fault.time')),
      venueId: z.string(),
      city: requiredText(t('gigForm.fault.city')),
      location: z.string().check(z.trim()),
      budget: wholeNumber(0, MOST_PAY, t('gigForm.fault.budget')),
      slots: wholeNumber(least, 50, t('gigForm.fault.slots', { least })),
    })
    .check(
      checkFields(({ day, from, to, venueId, location }) => ({
        to: from !== '' && from === to && t('gigForm.fault.sameTime'),
        from:
          day === taipeiDay() &&
          from !== '' &&
          from <= taipeiTime(serverNow()) &&
          t('gigForm.fault.past'),
        location: venueId === '' && location === '' && t('gigForm.fault.location'),
      })),
    );
};

/** What the fields hold at first. */
export const gigFormOf = (gig: GigDetail | null) => ({
  title: gig?.title ?? '',
  description: gig?.description ?? '',
  performanceType: gig?.performanceType ?? '',
  genre: gig?.genre ?? '',
  day: gig ? taipeiDay(gig.startAt) : '',
  from: gig ? taipeiTime(gig.startAt) : '19:00',
  to: gig ? taipeiTime(gig.endAt) : '21:00',
  venueId: gig?.venueId ?? '',
  city: gig?.city ?? '',
  location: gig?.location ?? '',
  budget: gig ? String(gig.budget) : '',
  slots: gig ? String(gig.slots) : '1',
});
