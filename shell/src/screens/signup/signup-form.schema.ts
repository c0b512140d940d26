import * as z from '@spotlight/shared/vendor/zod';
import {
  loginEmail,
  newPassword,
  username,
  type AccountTexts,
} from '../../components/account-fields/account-fields.schema';

/** A new account. */
export const signupSchema = (t: AccountTexts) =>
  z.object({
    userType: z.enum(['fan', 'performer', 'venue']),
    username: username(t),
    email: loginEmail(t),
    newPassword: newPassword(t),
    terms: z.boolean().check(z.refine(Boolean, t('errors.termsMissing'))),
  });
