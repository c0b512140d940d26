import { checkFields, type NewPasswordText } from '@spotlight/shared/form';
import * as z from '@spotlight/shared/vendor/zod';
import type { AccountTexts } from '../../components/account-fields/account-fields.schema';

/** A password that is chosen, and once more. */
export const resetPasswordSchema = (t: AccountTexts, newPassword: NewPasswordText) =>
  z.object({ newPassword, repeat: z.string() }).check(
    checkFields((typed) => ({
      repeat: typed.repeat !== typed.newPassword && t('errors.passwordsDiffer'),
    })),
  );
