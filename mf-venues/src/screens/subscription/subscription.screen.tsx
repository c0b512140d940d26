import { OwnPageProfile } from '@spotlight/shared/own-page';
import { SubscriptionDesk } from '@spotlight/shared/subscription';
import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import subscriptionTexts from '../../locales/subscription.zh-TW.json';
import { paths } from '../../paths';

/** /venue-subscription: the plan of an own venue; `?venue=` chooses among several. */
export function SubscriptionScreen() {
  const t = useTexts(subscriptionTexts);
  return (
    <OwnPageProfile
      title={t('subscription.title')}
      lead={t('subscription.lead')}
      query={useOwnVenues()}
      errorTitle={t('subscription.error')}
      empty={
        <EmptyState
          title={t('subscription.emptyTitle')}
          help={t('subscription.emptyHelp')}
          action={<ButtonLink to={paths.registerVenue}>{t('subscription.register')}</ButtonLink>}
        />
      }
      param="venue"
      chooseLabel={t('subscription.choose')}
      nameOf={({ name }) => name}
      editor={({ id, name }) => (
        <SubscriptionDesk key={id} subscriber={{ audience: 'venue', id, name }} />
      )}
    />
  );
}
