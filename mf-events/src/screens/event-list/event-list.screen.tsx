import { AdSlot } from '@spotlight/shared/ads';
import type { PrefetchContext } from '@spotlight/shared/contract';
import { Container, LitArea, PageHeading, fromTablet } from '@spotlight/shared/ui';
import { PageBanners, prefetchWebsitePage } from '@spotlight/shared/website';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { parseEventFilters } from '../../data/event/event-filters.rules';
import { prefetchEvents } from '../../data/event/event-list.queries';
import eventListTexts from '../../locales/event-list.zh-TW.json';
import { CategoryChips } from './category-chips';
import { CreateEventBand } from './create-event-band';
import { EventResults } from './event-results';
import { EventSearch } from './event-search';
import { LimitRow } from './limit-row';
import { useEventFilters } from './use-event-filters';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 24px;
  @media ${fromTablet} {
    gap: 20px;
    padding-top: 48px;
  }
`;

/** /events: find an event. Everything that narrows the list lives in the address. */
export function EventListScreen() {
  const t = useTexts(eventListTexts);
  const list = useEventFilters();
  const { filters, hrefWith, applyTyped } = list;
  return (
    <LitArea>
      <Page>
        <PageHeading title={t('eventList.title')} lead={t('eventList.lead')} isCentred />
        <PageBanners page="events" />
        <EventSearch
          filters={filters}
          clearTo={hrefWith({ query: '', category: null, city: null })}
          onSearch={applyTyped}
        />
        <CategoryChips selected={filters.category} hrefFor={hrefWith} />
        <LimitRow {...list} />
        <EventResults {...list} />
        <AdSlot place="events" label={t('eventList.ad')} />
        <CreateEventBand />
      </Page>
    </LitArea>
  );
}

EventListScreen.prefetch = (context: PrefetchContext) =>
  Promise.all([
    prefetchEvents(context, parseEventFilters(context.search)),
    prefetchWebsitePage(context, 'events'),
  ]);
