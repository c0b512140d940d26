import type { PrefetchContext } from '@spotlight/shared/contract';
import { Container, NotFoundState, ButtonLink, QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { prefetchEvent, useEvent } from '../../data/event/event.queries';
import eventDetailTexts from '../../locales/event-detail.zh-TW.json';
import { paths } from '../../paths';
import { EventDetailSkeleton } from './event-detail-skeleton';
import { EventDetailView } from './event-detail-view';

/** /events/:id: one event, its tickets, and the way to register. */
export function EventDetailScreen() {
  const t = useTexts(eventDetailTexts);
  const { id = '' } = useParams();
  const query = useEvent(id);
  return (
    <QueryView
      query={query}
      pending={<EventDetailSkeleton />}
      errorTitle={t('detail.errorTitle')}
      isEmpty={(event) => event === null}
      empty={
        <Container>
          <NotFoundState
            title={t('detail.missingTitle')}
            help={t('detail.missingHelp')}
            action={<ButtonLink to={paths.eventList}>{t('detail.missingAction')}</ButtonLink>}
          />
        </Container>
      }
    >
      {(event) => event && <EventDetailView key={event.id} event={event} />}
    </QueryView>
  );
}

EventDetailScreen.prefetch = (context: PrefetchContext) =>
  prefetchEvent(context, context.params['id'] ?? '');
