import { useTranslation } from '../vendor/i18n';
import { toAppError } from './app-error';

/**
 * Gives the function that turns anything thrown into a sentence for the user, which says what to do
 * next. Words: namespace `errors`, key = code.
 */
export function useErrorText(): (thrown: unknown) => string {
  const { t } = useTranslation('errors');
  return (thrown) => {
    const { code } = toAppError(thrown);
    return t(code, { defaultValue: t('UNKNOWN') });
  };
}
