import { requiredText } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import { wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import {
  LEAST_BUDGET,
  MOST_BUDGET,
  isPlannable,
} from '../../data/birthday-plan/plan-address.rules';
import type plannerTexts from '../../locales/birthday-planner.zh-TW.json';

/** For whom, when, where and for how much; the rules are those of the server. */
export const plannerFormSchema = (t: Translate<typeof plannerTexts>) => {
  const today = taipeiDay();
  return z.object({
    artist: z
      .nullable(z.object({ id: z.string(), name: z.string() }))
      .check(z.refine((artist) => artist !== null, t('planner.fault.artist'))),
    day: requiredText(t('planner.fault.day')).check(
      z.refine((day) => isPlannable(day, today), t('planner.fault.dayRange')),
    ),
    city: requiredText(t('planner.fault.city')),
    budget: wholeNumber(LEAST_BUDGET, MOST_BUDGET, t('planner.fault.budget')),
  });
};
