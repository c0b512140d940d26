import { useSession } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import registerTexts from '../../locales/register-venue.zh-TW.json';
import { paths } from '../../paths';

const pending = <Skeleton height={520} radius="var(--radius-card)" />;

const Registration = lazyPart(
  () =>
    import(/* webpackChunkName: "venue-registration" */ './registration').then(
      (m) => m.Registration,
    ),
  { pending },
);
const OwnVenues = lazyPart(
  () => import(/* webpackChunkName: "own-venues" */ './own-venues').then((m) => m.OwnVenues),
  { pending },
);
const VenueEditor = lazyPart(
  () =>
    import(
      /* webpackChunkName: "venue-editor" */ '../../components/venue-editor/venue-editor'
    ).then((m) => m.VenueEditor),
  { pending },
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

/**
 * /register-venue: a new venue, or the state of those there are. `?venue=` edits one while it waits, `?new=` begins
 * another one.
 */
export function RegisterVenueScreen() {
  const t = useTexts(registerTexts);
  const { user, isLoading } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useOwnVenues();
  // A form that was begun stays until it is through, whatever becomes known of its sender meanwhile.
  const [isSending, setIsSending] = useState(false);
  const editedId = params.get('venue');
  const isForm =
    isSending || (!isLoading && (!user || params.has('new') || query.data?.length === 0));
  return (
    <Column>
      <PageHeading
        title={t(isForm ? 'registerVenue.title' : 'registerVenue.mine')}
        lead={t(isForm ? 'registerVenue.lead' : 'registerVenue.mineLead')}
      />
      {isForm && (
        <Registration
          onSending={() => setIsSending(true)}
          onSent={() => {
            setIsSending(false);
            void navigate(paths.registerVenue, { replace: true });
          }}
        />
      )}
      {!isForm && isLoading && pending}
      {!isForm && !isLoading && (
        <QueryView query={query} pending={pending} errorTitle={t('registerVenue.error')}>
          {(venues) => {
            const edited = venues.find(({ id }) => id === editedId);
            if (edited) return <VenueEditor key={edited.id} venue={edited} />;
            if (editedId === null) return <OwnVenues venues={venues} />;
            return (
              <NotFoundState
                title={t('registerVenue.notFound')}
                action={
                  <ButtonLink to={paths.registerVenue}>{t('registerVenue.toMine')}</ButtonLink>
                }
              />
            );
          }}
        </QueryView>
      )}
    </Column>
  );
}
