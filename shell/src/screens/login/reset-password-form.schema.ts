import { checkFields } from '@spotlight/shared/form';
import * as z from '@spotlight/shared/vendor/zod';
import {
  newPassword,
  type AccountTexts,
} from '../../components/account-fields/account-fields.schema';

/** A password that is chosen, and once more. */
export const resetPasswordSchema = (t: AccountTexts) =>
  z.object({ newPassword: newPassword(t), repeat: z.string() }).check(
    checkFields((typed) => ({
      repeat: typed.repeat !== typed.newPassword && t('errors.passwordsDiffer'),
    })),
  );
