import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type closureTexts from '../../locales/closure-days.zh-TW.json';

/** Which cities are closed, and when. */
export const announceSchema = (t: Translate<typeof closureTexts>) =>
  z.object({
    cities: z.array(z.string()).check(z.minLength(1, t('closure.announce.citiesMissing'))),
    day: z.string(),
  });
