import { useToasts } from '@spotlight/shared/contract';
import { LANGUAGES, type Language } from '@spotlight/shared/contract/language';
import { SelectField, useErrorText } from '@spotlight/shared/ui/parts';
import { useI18n, useTexts } from '@spotlight/shared/vendor/i18n';
import { useChooseLanguage } from '../../language';
import accountTexts from '../../locales/account.zh-TW.json';

/** The language of the interface; saved with the account. */
export function LanguageForm() {
  const t = useTexts(accountTexts);
  const i18n = useI18n();
  const chooseLanguage = useChooseLanguage();
  const toasts = useToasts();
  const errorText = useErrorText();
  const choose = (language: Language) =>
    chooseLanguage(language).catch((thrown: unknown) => toasts.error(errorText(thrown)));
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
