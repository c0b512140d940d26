import { brokenPasswordRules } from '@spotlight/shared/contract/password';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import passwordTexts from '../locales/password.zh-TW.json';

/** A password that is chosen now, in the schema of a form; what is said is the first rule that it does not meet. */
export function useNewPasswordText() {
  const t = useTexts(passwordTexts);
  return z.string().check(
    z.check(({ value, issues }) => {
      const [first] = brokenPasswordRules(value);
      if (!first) return;
      const message = t(`passwordRules.error.${first}`);
      issues.push({ code: 'custom', message, input: value, continue: true });
    }),
  );
}

/** What `useNewPasswordText` makes. */
export type NewPasswordText = ReturnType<typeof useNewPasswordText>;
