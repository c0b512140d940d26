import { emailText, phoneText, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type togetherTexts from '../../locales/together.zh-TW.json';

/** As long as the kind of a performance may be. */
export const LONGEST_PURPOSE = 50;

/** What venues and performers are asked alike. */
export const askSchema = (t: Translate<typeof togetherTexts>) =>
  z.object({
    purpose: requiredText(t('together.ask.purposeMissing')).check(
      z.maxLength(LONGEST_PURPOSE, t('together.ask.purposeLong', { count: LONGEST_PURPOSE })),
    ),
    message: z.string().check(z.trim()),
    contactName: requiredText(t('together.ask.nameMissing')),
    contactPhone: phoneText(t('together.ask.phoneInvalid')),
    contactEmail: emailText(t('together.ask.emailInvalid')),
  });
