import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventFormTexts from '../../locales/event-form.zh-TW.json';

/** Who may not hold events yet: the ways to it. */
export function NoIdentity() {
  const t = useTexts(eventFormTexts);
  return (
    <EmptyState
      isPage
      title={t('eventForm.noIdentity')}
      help={t('eventForm.noIdentityHelp')}
      action={
        <>
          <ButtonLink to="/register-performer">{t('eventForm.registerPerformer')}</ButtonLink>
          <ButtonLink to="/register-venue" variant="outline">
            {t('eventForm.registerVenue')}
          </ButtonLink>
        </>
      }
    />
  );
}
