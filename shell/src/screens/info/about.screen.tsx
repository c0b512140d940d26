import { ButtonLink } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import infoTexts from '../../locales/info.zh-TW.json';
import { paths } from '../../paths';
import { Article } from './article';

export function AboutScreen() {
  const t = useTexts(infoTexts);
  return (
    <Article
      page="about"
      actions={
        <>
          <ButtonLink to={paths.platform}>{t('about.actions.platform')}</ButtonLink>
          <ButtonLink variant="outline" to={paths.contact}>
            {t('about.actions.contact')}
          </ButtonLink>
        </>
      }
    />
  );
}
