import { ButtonLink } from '@spotlight/shared/ui/parts';
import { useInfoWords } from '../../i18n/info-words';
import { paths } from '../../paths';
import { Article } from './article';

export function CopyrightScreen() {
  const t = useInfoWords();
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
