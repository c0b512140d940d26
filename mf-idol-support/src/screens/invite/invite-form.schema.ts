import { checkFields, chosenOf, emailText, phoneText, requiredText } from '@spotlight/shared/form';
import { taipeiDay, taipeiTime } from '@spotlight/shared/format';
import { optionalNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type inviteTexts from '../../locales/invite.zh-TW.json';

/** What a performance may be for. */
export const occasions = [
  'birthday',
  'wedding',
  'brand',
  'campus',
  'party',
  'concert',
  'other',
] as const;

/** As much as the server takes. */
const MOST = 999_999_999;

/** When, where, what for, and how to reach whoever asks. */
export const inviteSchema = (t: Translate<typeof inviteTexts>) =>
  z
    .object({
      day: requiredText(t('invite.dayMissing')),
      from: requiredText(t('invite.timeMissing')),
      to: requiredText(t('invite.timeMissing')),
      occasion: chosenOf(occasions, t('invite.occasionMissing')),
      place: requiredText(t('invite.placeMissing')),
      audience: optionalNumber(1, MOST, t('invite.audienceWrong')),
      budgetMin: optionalNumber(0, MOST, t('invite.budgetWrong')),
      budgetMax: optionalNumber(0, MOST, t('invite.budgetWrong')),
      requirements: z.string().check(z.trim()),
      message: z.string().check(z.trim()),
      contactName: requiredText(t('invite.contactNameMissing')),
      contactPhone: phoneText(t('invite.contactPhoneWrong')),
      contactEmail: emailText(t('invite.contactEmailWrong')),
    })
    .check(
      checkFields(({ from, to, budgetMin, budgetMax }) => ({
        to: from !== '' && to !== '' && to <= from && t('invite.timeOrder'),
        budgetMax:
          budgetMin !== null &&
          budgetMax !== null &&
          budgetMax < budgetMin &&
          t('invite.budgetOrder'),
      })),
    );

/** The hours that an address names (`from`, `to`: moments), as the form has them; empty where it names none. */
export function hoursIn(address: URLSearchParams): { day: string; from: string; to: string } {
  const [from, to] = ['from', 'to'].map((name) => {
    const moment = Date.parse(address.get(name) ?? '');
    return Number.isNaN(moment) ? null : moment;
  });
  if (!from || !to) return { day: '', from: '', to: '' };
  return { day: taipeiDay(from), from: taipeiTime(from), to: taipeiTime(to) };
}
