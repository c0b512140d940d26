import { checkFields, chosenOf, requiredText } from '@spotlight/shared/form';
import { wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { isHttps, optional, optionalText } from '../../components/form-fields.schema';
import { adTypes } from '../../data/ad/ad.schema';
import type formTexts from '../../locales/ad-form.zh-TW.json';

const isLink = (typed: string) => /^\/[^/]/.test(typed) || isHttps()(typed);

/** What an administrator may write of an advertisement. */
export const adSchema = (t: Translate<typeof formTexts>) =>
  z
    .object({
      title: requiredText(t('fault.title')),
      description: optional,
      type: chosenOf(adTypes, t('fault.title')),
      displayLocation: z.string(),
      clientName: optional,
      imageUrl: optional,
      linkUrl: optionalText(isLink, t('fault.link')),
      buttonText: optional,
      startDate: requiredText(t('fault.start')),
      endDate: requiredText(t('fault.end')),
      budget: wholeNumber(0, 100_000_000, t('fault.budget')),
    })
    .check(
      checkFields(({ startDate, endDate }: { startDate: string; endDate: string }) => ({
        endDate: endDate !== '' && endDate < startDate && t('fault.order'),
      })),
    );
