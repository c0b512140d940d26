import type { PrefetchContext } from '@spotlight/shared/contract';
import { formatMonthDay, taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  CardGrid,
  Container,
  QueryView,
  SectionHeading,
  SkeletonCard,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { EventCard } from '../../components/event-card/event-card';
import { prefetchHomeEvents, useHomeEvents } from '../../data/event/event-list.queries';
import { weekOf } from '../../data/event/week.rules';
import { useRegisteredEventIds } from '../../data/registration/registration.queries';
import homeEventsTexts from '../../locales/home-events.zh-TW.json';
import { paths } from '../../paths';

const CARDS = 3;

/**
 * Three events on the home page: those that editors put forward under 精選活動; without any the next ones, under 本週活動
 * while all of them are in this week, otherwise under 近期活動. So the row is never half empty.
 */
export function HomeEvents() {
  const t = useTexts(homeEventsTexts);
  const titleId = useId();
  const today = taipeiDay();
  const { monday, sunday } = weekOf(today);
  const query = useHomeEvents(today, CARDS);
  const registeredIds = useRegisteredEventIds();
  const events = query.data?.items ?? [];
  if (query.data && events.length === 0) return null;

  const isThisWeek = events.every(({ date }) => date <= sunday);
  const heading = isThisWeek
    ? {
        title: t('home.thisWeek'),
        lead: t('home.thisWeekLead', { from: formatMonthDay(monday), to: formatMonthDay(sunday) }),
      }
    : { title: t('home.soon'), lead: t('home.soonLead') };
  return (
    <Container as="section" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        {...(query.data?.isFeatured
          ? { title: t('home.featured'), lead: t('home.featuredLead') }
          : heading)}
        action={
          <ButtonLink to={paths.eventList} variant="text" size="sm">
            {t('home.all')}
          </ButtonLink>
        }
      />
      <QueryView
        query={query}
        errorTitle={t('home.errorTitle')}
        pending={
          <CardGrid>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </CardGrid>
        }
      >
        {({ items }) => (
          <CardGrid>
            {items.map((event) => (
              <EventCard key={event.id} event={event} isRegistered={registeredIds.has(event.id)} />
            ))}
          </CardGrid>
        )}
      </QueryView>
    </Container>
  );
}

HomeEvents.prefetch = (context: PrefetchContext) => prefetchHomeEvents(context, taipeiDay(), CARDS);
