import { ButtonLink } from '@spotlight/shared/ui/parts';
import { useInfoWords } from '../../i18n/info-words';
import { paths } from '../../paths';
import { Article } from './article';

export function AboutScreen() {
  const t = useInfoWords();
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
