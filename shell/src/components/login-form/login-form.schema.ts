import * as z from '@spotlight/shared/vendor/zod';
import {
  knownPassword,
  loginEmail,
  type AccountTexts,
} from '../account-fields/account-fields.schema';

/** E-mail and password, and whether the device is to remember them. */
export const loginSchema = (t: AccountTexts) =>
  z.object({ email: loginEmail(t), password: knownPassword(t), remember: z.boolean() });
