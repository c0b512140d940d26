import type { PrefetchContext } from '@spotlight/shared/contract';
import { ButtonLink } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { prefetchSitePage, useSitePage } from '../../data/site-content/site-content.queries';
import infoTexts from '../../locales/info.zh-TW.json';
import { paths } from '../../paths';
import { Article } from './article';

/** 關於我們: the words of the back office, then who we are and what we do. */
export function AboutScreen() {
  const t = useTexts(infoTexts);
  return (
    <Article
      page="about"
      lead={useSitePage('about')?.texts.aboutDescription}
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

AboutScreen.prefetch = (context: PrefetchContext) => prefetchSitePage(context, 'about');
