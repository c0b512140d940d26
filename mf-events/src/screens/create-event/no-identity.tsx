import { useSession, type UserType } from '@spotlight/shared/contract';
import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { writeSearch } from '@spotlight/shared/format';
import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import noIdentityTexts from '../../locales/no-identity.zh-TW.json';

const back = writeSearch({ returnTo: eventLinks.registerEvent });

/** Says who may hold events, and how one becomes that, and comes back. */
export function NoIdentity() {
  const t = useTexts(noIdentityTexts);
  const identities = useSession().user?.identities ?? [];
  const waits = (type: UserType) =>
    identities.some((identity) => identity.type === type && identity.status === 'pending');
  const isWaiting = waits('performer') || waits('venue');
  return (
    <EmptyState
      isPage
      title={t(isWaiting ? 'noIdentity.waitingTitle' : 'noIdentity.title')}
      help={t(isWaiting ? 'noIdentity.waitingHelp' : 'noIdentity.help')}
      action={
        <>
          <ButtonLink to={performerLinks.registerPerformer + back}>
            {t(waits('performer') ? 'noIdentity.performerWaits' : 'noIdentity.performer')}
          </ButtonLink>
          <ButtonLink to={venueLinks.registerVenue + back} variant="outline">
            {t(waits('venue') ? 'noIdentity.venueWaits' : 'noIdentity.venue')}
          </ButtonLink>
        </>
      }
    />
  );
}
