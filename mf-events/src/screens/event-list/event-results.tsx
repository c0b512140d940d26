import {
  ButtonLink,
  CardGrid,
  PagedResults,
  PillSelect,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { EventCard } from '../../components/event-card/event-card';
import { PAGE_SIZE, eventSorts, type EventFilters } from '../../data/event/event-filters.rules';
import { useEvents } from '../../data/event/event-list.queries';
import { useRegisteredEventIds } from '../../data/registration/registration.queries';
import eventListTexts from '../../locales/event-list.zh-TW.json';
import { paths } from '../../paths';
import { EmptyResults } from './empty-results';
import { NearNote } from './near-note';
import { ResultsSkeleton } from '../../components/event-card/results-skeleton';

/** Cards in the first view of a desktop, whose pictures should not wait. */
const PRIORITY_CARDS = 3;

/** The cards of one page, how many there are in all, and the way to the other pages. */
export function EventResults({ filters, hrefWith, apply }: ListFilters<EventFilters>) {
  const t = useTexts(eventListTexts);
  const registeredIds = useRegisteredEventIds();
  const query = useEvents(filters);
  const { isNear = false, isComplete = true, suggestions = [] } = query.data ?? {};
  const counted = !isNear ? 'total' : isComplete ? 'nearTotal' : 'nearestTotal';
  // The site's own order is another one when there are words.
  const wordOf = (sort: EventFilters['sort']) =>
    sort === 'best' && filters.query ? 'match' : sort;
  return (
    <PagedResults
      query={query}
      label={t('eventList.results')}
      count={(total) => t(`eventList.${counted}`, { count: total })}
      order={t(`eventList.sortedBy.${wordOf(filters.sort)}`)}
      controls={
        <>
          <ButtonLink to={paths.eventMap} variant="text" size="sm">
            {t('eventList.onMap')}
          </ButtonLink>
          <ButtonLink to={paths.popularEvents} variant="text" size="sm">
            {t('eventList.popular')}
          </ButtonLink>
          <PillSelect
            label={t('eventList.sortLabel')}
            value={filters.sort}
            options={eventSorts.map((value) => ({
              value,
              label: t(`eventList.sort.${wordOf(value)}`),
            }))}
            onChange={(sort) => apply({ sort })}
          />
        </>
      }
      page={filters.page}
      pageSize={PAGE_SIZE}
      hrefFor={(page) => hrefWith({ page })}
      pending={<ResultsSkeleton />}
      empty={<EmptyResults filters={filters} />}
      errorTitle={t('eventList.errorTitle')}
    >
      {(events) => (
        <>
          {isNear && !query.isPlaceholderData && (
            <NearNote
              query={filters.query}
              shown={isComplete ? 'all' : 'nearest'}
              suggestions={suggestions}
              hrefFor={(words) => hrefWith({ query: words })}
            />
          )}
          <CardGrid>
            {events.map((event, index) => (
              <EventCard
                key={event.id}
                event={event}
                isRegistered={registeredIds.has(event.id)}
                isPriority={index < PRIORITY_CARDS}
              />
            ))}
          </CardGrid>
        </>
      )}
    </PagedResults>
  );
}
