import { requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type adTexts from '../../locales/register-ad.zh-TW.json';

const isLink = (typed: string) =>
  /^\/[^/\\]/.test(typed) || (URL.canParse(typed) && new URL(typed).protocol === 'https:');

/** Place, days, words and the artwork of an advertisement on this site. */
export const adSchema = (t: Translate<typeof adTexts>) =>
  z.object({
    productId: requiredText(t('registerAd.fault.product')),
    startsOn: requiredText(t('registerAd.fault.startsOn')),
    units: z.string(),
    title: requiredText(t('registerAd.fault.name')),
    description: z.string().check(z.trim()),
    linkUrl: z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || isLink(typed), t('registerAd.fault.link')),
    ),
    buttonText: z.string().check(z.trim()),
  });
