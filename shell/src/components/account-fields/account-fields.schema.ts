import { emailText, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type accountTexts from '../../locales/account.zh-TW.json';

export type AccountTexts = Translate<typeof accountTexts>;

/** Longest name of a person, in characters. */
export const MAX_USERNAME_LENGTH = 50;

/** The address that somebody signs in with. */
export const loginEmail = (t: AccountTexts) =>
  emailText(t('errors.emailInvalid'), t('errors.emailMissing'));

/** A password that there is already. */
export const knownPassword = (t: AccountTexts) =>
  z.string().check(z.minLength(1, t('errors.passwordMissing')));

/** What others call somebody. */
export const username = (t: AccountTexts) =>
  requiredText(t('errors.usernameMissing')).check(
    z.maxLength(MAX_USERNAME_LENGTH, t('errors.usernameTooLong')),
  );
