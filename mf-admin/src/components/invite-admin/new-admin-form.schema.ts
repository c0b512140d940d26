import { chosenOf, emailText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { adminRoles } from '../../data/user/user.schema';
import type userTexts from '../../locales/users.zh-TW.json';

type Texts = Translate<typeof userTexts>;

/** An administrator who is invited. */
export const newAdminSchema = (t: Texts) =>
  z.object({
    email: emailText(t('newUser.emailInvalid'), t('newAdmin.missing')),
    role: chosenOf(adminRoles, t('newAdmin.missing')),
  });
