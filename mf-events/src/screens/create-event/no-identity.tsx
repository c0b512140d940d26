import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import noIdentityTexts from '../../locales/no-identity.zh-TW.json';

/** Says who may hold events, and how one becomes that. */
export function NoIdentity() {
  const t = useTexts(noIdentityTexts);
  return (
    <EmptyState
      isPage
      title={t('noIdentity.title')}
      help={t('noIdentity.help')}
      action={
        <>
          <ButtonLink to="/register-performer">{t('noIdentity.performer')}</ButtonLink>
          <ButtonLink to="/register-venue" variant="outline">
            {t('noIdentity.venue')}
          </ButtonLink>
        </>
      }
    />
  );
}
