import { ButtonLink, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import ownPageTexts from '../locales/own-page.zh-TW.json';

/** For somebody who came to get an identity on the way to something else. */
export function WayBack({ to }: { to: string }) {
  const t = useTexts(ownPageTexts);
  return (
    <Notice tone="success" title={t('ownPage.wayBackTitle')}>
      <p>{t('ownPage.wayBackHelp')}</p>
      <ButtonLink to={to} size="sm">
        {t('ownPage.wayBack')}
      </ButtonLink>
    </Notice>
  );
}
