import { useToasts } from '@spotlight/shared/contract';
import { LANGUAGES, type Language } from '@spotlight/shared/contract/language';
import { SelectField, useErrorText } from '@spotlight/shared/ui/parts';
import { useI18n, useTexts } from '@spotlight/shared/vendor/i18n';
import { chooseLanguage } from '../../language';
import accountTexts from '../../locales/account.zh-TW.json';
import { useSessionStore } from '../../session';

/** The language of the interface; saved with the account. */
export function LanguageForm() {
  const t = useTexts(accountTexts);
  const i18n = useI18n();
  const { updateProfile } = useSessionStore();
  const toasts = useToasts();
  const errorText = useErrorText();

  async function choose(language: Language) {
    try {
      // First, because the page is loaded anew.
      await updateProfile({ locale: language });
      chooseLanguage(language);
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
  }

  return (
    <SelectField
      label={t('settings.language.label')}
      hint={t('settings.language.hint')}
      value={i18n.language}
      onChange={(event) => void choose(event.target.value as Language)}
      options={LANGUAGES.map((value) => ({ value, label: t(`settings.language.${value}`) }))}
    />
  );
}
