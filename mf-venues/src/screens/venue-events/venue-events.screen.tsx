import {
  ButtonLink,
  Container,
  EmptyState,
  Notice,
  PageHeading,
  PagedResults,
  PillSelect,
  Skeleton,
  useListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import {
  VENUE_EVENT_PAGE_SIZE,
  readVenueEventFilters,
  venueEventSearch,
  venueEventStates,
} from '../../data/venue-event/venue-event-filters.rules';
import { useVenueEvents } from '../../data/venue-event/venue-event.queries';
import venueEventsTexts from '../../locales/venue-events.zh-TW.json';
import { paths } from '../../paths';
import { VenueEventEntry } from './venue-event-entry';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 32px var(--section-gap);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const address = {
  path: paths.venueEvents,
  read: readVenueEventFilters,
  write: venueEventSearch,
};

/** /venue-events: events that name an own venue, and what their host says to that. */
export function VenueEventsScreen() {
  const t = useTexts(venueEventsTexts);
  const { filters, hrefWith, apply } = useListFilters(address);
  const { data: venues = [] } = useOwnVenues();
  const query = useVenueEvents(filters);
  const waiting = query.data?.waiting ?? 0;
  const isFiltered = filters.state !== null || filters.venue !== null;
  return (
    <Column>
      <PageHeading title={t('venueEvents.title')} lead={t('venueEvents.lead')} />
      {waiting > 0 && filters.state !== 'waiting' && (
        <Notice tone="warning" title={t('venueEvents.waiting', { count: waiting })} />
      )}
      <PagedResults
        query={query}
        label={t('venueEvents.title')}
        count={(total) => t('venueEvents.total', { count: total })}
        order={t('venueEvents.order')}
        controls={
          <>
            {venues.length > 1 && (
              <PillSelect
                label={t('venueEvents.venue')}
                value={filters.venue ?? ''}
                isChosen={filters.venue !== null}
                options={[
                  { value: '', label: t('venueEvents.allVenues') },
                  ...venues.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(venue) => apply({ venue: venue || null })}
              />
            )}
            <PillSelect
              label={t('venueEvents.state')}
              value={filters.state ?? ''}
              isChosen={filters.state !== null}
              options={[
                { value: '', label: t('venueEvents.allStates') },
                ...venueEventStates.map((state) => ({
                  value: state,
                  label: t(`venueEvents.states.${state}`),
                })),
              ]}
              onChange={(state) =>
                apply({ state: venueEventStates.find((each) => each === state) ?? null })
              }
            />
          </>
        }
        page={filters.page}
        pageSize={VENUE_EVENT_PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
        pending={
          <List aria-busy="true">
            {[0, 1, 2].map((index) => (
              <li key={index}>
                <Skeleton height={152} radius="var(--radius-card)" />
              </li>
            ))}
          </List>
        }
        empty={
          <EmptyState
            title={t(isFiltered ? 'venueEvents.noMatch' : 'venueEvents.none')}
            help={t(isFiltered ? 'venueEvents.noMatchHelp' : 'venueEvents.noneHelp')}
            action={
              <ButtonLink to={isFiltered ? paths.venueEvents : paths.venueProfile}>
                {t(isFiltered ? 'venueEvents.all' : 'venueEvents.toProfile')}
              </ButtonLink>
            }
          />
        }
        errorTitle={t('venueEvents.error')}
      >
        {(events) => (
          <List>
            {events.map((event) => (
              <li key={event.id}>
                <VenueEventEntry event={event} hasVenue={venues.length > 1} />
              </li>
            ))}
          </List>
        )}
      </PagedResults>
    </Column>
  );
}
