import { chosenOf, requiredText } from '@spotlight/shared/form';
import { optionalNumber, wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { featuresOf, type PlanEntry } from '../../data/subscription/subscription.rules';
import { audiences } from '../../data/subscription/subscription.schema';
import type subscriptionTexts from '../../locales/subscriptions.zh-TW.json';

const CODE = /^[a-z][a-z0-9-]{1,39}$/;

/** A plan of the catalogue; its rules are those of the server. */
export const planSchema = (t: Translate<typeof subscriptionTexts>) => {
  const limit = optionalNumber(0, 99_999, t('fault.limit'));
  return z.pipe(
    z.object({
      code: z.string().check(
        z.trim(),
        z.refine((typed) => CODE.test(typed), t('fault.code')),
      ),
      audience: chosenOf(audiences, t('fault.audience')),
      name: requiredText(t('fault.name')),
      description: z.string().check(z.trim()),
      priceMonth: wholeNumber(0, 1_000_000, t('fault.price')),
      priceYear: wholeNumber(0, 10_000_000, t('fault.price')),
      features: z.pipe(
        z.string().check(
          z.refine((typed) => {
            const features = featuresOf(typed);
            return features.length <= 20 && features.every(({ length }) => length <= 100);
          }, t('fault.features')),
        ),
        z.transform(featuresOf),
      ),
      listings: limit,
      ads: limit,
      boosts: limit,
      sort: wholeNumber(0, 100_000, t('fault.sort')),
      isActive: z.boolean(),
    }),
    z.transform(({ listings, ads, boosts, ...rest }): PlanEntry => ({
      ...rest,
      limits: { listings, ads, boosts },
    })),
  );
};
