import { toAppError } from '@spotlight/shared/data';
import errors from '../../locales/errors.zh-TW.json';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

const NAMESPACE = 'errors';

/**
 * Gives the function that turns anything thrown into a sentence for the user, which says what to do
 * next. Words: namespace `errors`, key = code. They travel with this function, because the first page
 * seldom fails.
 */
export function useErrorText(): (thrown: unknown) => string {
  const { t, i18n } = useTranslation(NAMESPACE);
  if (!i18n.hasResourceBundle('zh-TW', NAMESPACE)) {
    i18n.addResourceBundle('zh-TW', NAMESPACE, errors);
  }
  return (thrown) => {
    const { code } = toAppError(thrown);
    return t(code, { defaultValue: t('UNKNOWN') });
  };
}
