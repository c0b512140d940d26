import { toAppError } from '@spotlight/shared/data';
import errors from '../../locales/errors.zh-TW.json';
import { useTexts } from '@spotlight/shared/vendor/i18n';

/**
 * Gives the function that turns anything thrown into a sentence for the user, which says what to do
 * next. The texts, by code, travel with this function, because the first page seldom fails.
 */
export function useErrorText(): (thrown: unknown) => string {
  const t = useTexts(errors);
  return (thrown) => {
    // What a server said in words, and a form hands on.
    if (typeof thrown === 'string') return thrown;
    const { code } = toAppError(thrown);
    return t(code, { defaultValue: t('UNKNOWN') });
  };
}
