import { requiredText } from '@spotlight/shared/form';
import { addDays } from '@spotlight/shared/booking/hours';
import { taipeiDay } from '@spotlight/shared/format';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { wholeNumber } from '@spotlight/shared/typed/number';
import type campaignTexts from '../../locales/campaign.zh-TW.json';

/** For whom, what, how much, until when; the rules are those of the server. */
export const campaignFormSchema = (t: Translate<typeof campaignTexts>) => {
  const today = taipeiDay();
  return z.object({
    artist: z
      .nullable(z.object({ id: z.string(), name: z.string() }))
      .check(z.refine((artist) => artist !== null, t('campaignForm.fault.artist'))),
    title: requiredText(t('campaignForm.fault.title')),
    description: z.string().check(z.trim()),
    imageUrl: z.string(),
    goal: wholeNumber(1000, 10_000_000, t('campaignForm.fault.goal')),
    endsOn: requiredText(t('campaignForm.fault.endsOn')).check(
      z.refine(
        (day) => day > addDays(today, 1) && day < addDays(today, 180),
        t('campaignForm.fault.endsOnRange'),
      ),
    ),
    milestones: z.array(
      z.object({
        amount: wholeNumber(1, 99_999_999, t('campaignForm.fault.amount')),
        unlocks: requiredText(t('campaignForm.fault.unlocks')),
      }),
    ),
  });
};
