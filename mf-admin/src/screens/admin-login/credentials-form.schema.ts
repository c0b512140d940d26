import { emailText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type { texts } from '../../texts';

/** What can be known before asking: something was typed, and the address looks like one. */
export const credentialsSchema = (t: Translate<typeof texts>) =>
  z.object({
    email: emailText(t('login.emailInvalid'), t('login.emailMissing')),
    password: z.string().check(z.minLength(1, t('login.passwordMissing'))),
  });
