import { CardGrid, Pagination, QueryView } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { Navigate, type To } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { EventCard } from '../../components/event-card/event-card';
import {
  pageCountOf,
  type EventFilters,
  type EventSort,
} from '../../data/event/event-filters.rules';
import type { EventPage } from '../../data/event/event.schema';
import { useRegisteredEventIds } from '../../data/registration/registration.queries';
import { EmptyResults } from './empty-results';
import { ResultsBar } from './results-bar';
import { ResultsSkeleton } from './results-skeleton';
import { useScrollToResults } from './use-scroll-to-results';

/** Cards in the first view of a desktop, whose pictures should not wait. */
const PRIORITY_CARDS = 3;

const Section = styled.section`
  display: grid;
  gap: 20px;
  scroll-margin-top: calc(var(--header-h) + 16px);
`;

/** The page before stays in view, dimmed, until the next one is there. */
const Cards = styled.div`
  display: grid;
  gap: 32px;
  transition: opacity var(--base) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export interface EventResultsProps {
  query: UseQueryResult<EventPage>;
  filters: EventFilters;
  hrefFor: (change: Partial<EventFilters>) => To;
  onSort: (sort: EventSort) => void;
}

/** The cards of one page, how many there are in all, and the way to the other pages. */
export function EventResults({ query, filters, hrefFor, onSort }: EventResultsProps) {
  const { t } = useTranslation('events');
  const registeredIds = useRegisteredEventIds();
  const section = useScrollToResults(filters);
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  const lastPage = pageCountOf(query.data?.total ?? 0);

  if (isSettled && filters.page > lastPage) {
    return <Navigate to={hrefFor({ page: lastPage })} replace />;
  }
  return (
    <Section ref={section} aria-label={t('eventList.results')} tabIndex={-1}>
      <ResultsBar total={query.data?.total} sort={filters.sort} onSort={onSort} />
      <QueryView
        query={query}
        pending={<ResultsSkeleton />}
        errorTitle={t('eventList.errorTitle')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyResults filters={filters} />}
      >
        {({ items }) => (
          <Cards aria-busy={query.isPlaceholderData}>
            <CardGrid>
              {items.map((event, index) => (
                <EventCard
                  key={event.id}
                  event={event}
                  isRegistered={registeredIds.has(event.id)}
                  isPriority={index < PRIORITY_CARDS}
                />
              ))}
            </CardGrid>
            <Pagination
              page={filters.page}
              pageCount={lastPage}
              hrefFor={(page) => hrefFor({ page })}
            />
          </Cards>
        )}
      </QueryView>
    </Section>
  );
}
