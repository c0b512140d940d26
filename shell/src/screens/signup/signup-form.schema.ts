import type { NewPasswordText } from '@spotlight/shared/form';
import * as z from '@spotlight/shared/vendor/zod';
import {
  loginEmail,
  username,
  type AccountTexts,
} from '../../components/account-fields/account-fields.schema';

/** A new account. */
export const signupSchema = (t: AccountTexts, newPassword: NewPasswordText) =>
  z.object({
    userType: z.enum(['fan', 'performer', 'venue']),
    username: username(t),
    email: loginEmail(t),
    newPassword,
    terms: z.boolean().check(z.refine(Boolean, t('errors.termsMissing'))),
  });
