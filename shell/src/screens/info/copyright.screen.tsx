import { ButtonLink } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import infoTexts from '../../locales/info.zh-TW.json';
import { paths } from '../../paths';
import { Article } from './article';

export function CopyrightScreen() {
  const t = useTexts(infoTexts);
  return (
    <Article
      page="copyright"
      actions={
        <ButtonLink variant="outline" to={`${paths.contact}?topic=copyright`}>
          {t('copyright.report')}
        </ButtonLink>
      }
    />
  );
}
