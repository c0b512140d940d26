import { ButtonLink } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import infoTexts from '../../locales/info.zh-TW.json';
import { paths } from '../../paths';
import { Article } from './article';

/** 無障礙聲明: the standard that the site keeps, the evidence for it, and what is missing. */
export function AccessibilityScreen() {
  const t = useTexts(infoTexts);
  return (
    <Article
      page="accessibility"
      actions={
        <ButtonLink variant="outline" to={paths.contact}>
          {t('accessibility.report')}
        </ButtonLink>
      }
    />
  );
}
