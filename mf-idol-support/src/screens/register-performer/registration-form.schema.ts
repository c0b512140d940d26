import type { NewPasswordText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { checkFees, performerFields } from '../../components/performer-form/performer-form.schema';
import type formTexts from '../../locales/performer-form.zh-TW.json';
import type registerTexts from '../../locales/register-performer.zh-TW.json';

/**
 * A new page, and the account behind it.
 * @param newPassword what a password has to be; `null` for people who are signed in
 */
export const registrationSchema = (
  t: Translate<typeof formTexts | typeof registerTexts>,
  newPassword: NewPasswordText | null,
) =>
  z
    .object({
      ...performerFields(t),
      isAvailable: z.boolean(),
      hasAgreed: z.boolean().check(z.refine(Boolean, t('registerPerformer.termsMissing'))),
      newPassword: newPassword ?? z.string(),
    })
    .check(checkFees(t));
