import { requiredText } from '@spotlight/shared/form';
import { wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type incomeTexts from '../../locales/income.zh-TW.json';

/** As much as the server takes. */
const LONGEST_NAME = 50;
const HIGHEST = 1_000_000;

/** A price for some hours as its form holds it. */
export interface RateForm {
  name: string;
  /** `1` = Monday. */
  weekdays: string[];
  /** Full hours, `HH:MM`; midnight at the end is `00:00`. */
  start: string;
  end: string;
  hourlyRate: string;
}

/** What may be set; the rules are those of the server. */
export const rateSchema = (t: Translate<typeof incomeTexts>) =>
  z.object({
    name: requiredText(t('income.rate.nameMissing')).check(
      z.maxLength(LONGEST_NAME, t('income.rate.nameLong')),
    ),
    weekdays: z.pipe(
      z.array(z.string()).check(z.minLength(1, t('income.rate.weekdaysMissing'))),
      z.transform((days) => days.map(Number).toSorted((a, b) => a - b)),
    ),
    start: z.string(),
    end: z.string(),
    hourlyRate: wholeNumber(0, HIGHEST, t('income.rate.priceInvalid')),
  });
