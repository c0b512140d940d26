import { chosenOf, emailText, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { memberRoles } from '../../data/user/user.schema';
import type userTexts from '../../locales/users.zh-TW.json';

type Texts = Translate<typeof userTexts>;

/** Somebody new. */
export const newUserSchema = (t: Texts) =>
  z.object({
    email: emailText(t('newUser.emailInvalid'), t('newUser.missing')),
    username: requiredText(t('newUser.missing')),
    role: chosenOf(memberRoles, t('newUser.missing')),
  });
