import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  QueryView,
  SelectField,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import profileTexts from '../../locales/venue-profile.zh-TW.json';
import { paths } from '../../paths';

const pending = <Skeleton height={520} radius="var(--radius-card)" />;

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

/** /venue-profile: one's own venue; `?venue=` chooses among several. */
export function VenueProfileScreen() {
  const t = useTexts(profileTexts);
  const query = useOwnVenues();
  const [params, setParams] = useSearchParams();
  return (
    <Column>
      <PageHeading title={t('venueProfile.title')} lead={t('venueProfile.lead')} />
      <QueryView
        query={query}
        pending={pending}
        errorTitle={t('venueProfile.error')}
        isEmpty={(venues) => venues.length === 0}
        empty={
          <EmptyState
            title={t('venueProfile.empty.title')}
            help={t('venueProfile.empty.help')}
            action={
              <ButtonLink to={paths.registerVenue}>{t('venueProfile.empty.action')}</ButtonLink>
            }
          />
        }
      >
        {(venues) => {
          const venue = venues.find(({ id }) => id === params.get('venue')) ?? venues[0];
          return (
            venue && (
              <>
                {venues.length > 1 && (
                  <SelectField
                    label={t('venueProfile.choose')}
                    value={venue.id}
                    options={venues.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={({ target }) =>
                      setParams({ venue: target.value }, { preventScrollReset: true })
                    }
                  />
                )}
                <VenueEditor key={venue.id} venue={venue} />
              </>
            )
          );
        }}
      </QueryView>
    </Column>
  );
}
