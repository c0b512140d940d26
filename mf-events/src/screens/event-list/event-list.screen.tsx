import { Container, PageHeading, SoftBeam, fromTablet } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useEvents } from '../../data/event/event-list.queries';
import { CategoryChips } from './category-chips';
import { CreateEventBand } from './create-event-band';
import { EventFilterForm } from './event-filter-form';
import { EventResults } from './event-results';
import { useEventFilters } from './use-event-filters';

const Page = styled(Container)`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 16px;
  padding-top: 24px;
  @media ${fromTablet} {
    gap: 20px;
    padding-top: 48px;
  }
`;

const Lit = styled.div`
  position: relative;
  isolation: isolate;
`;

/** /events: find an event. Everything that narrows the list lives in the address. */
export function EventListScreen() {
  const { t } = useTranslation('events');
  const { filters, applyFilters, hrefFor } = useEventFilters();
  const query = useEvents(filters);
  return (
    <Lit>
      <SoftBeam />
      <Page>
        <PageHeading title={t('eventList.title')} lead={t('eventList.lead')} isCentred />
        <EventFilterForm filters={filters} onApply={applyFilters} />
        <CategoryChips selected={filters.category} hrefFor={hrefFor} />
        <EventResults
          query={query}
          filters={filters}
          hrefFor={hrefFor}
          onSort={(sort) => applyFilters({ sort })}
        />
        <CreateEventBand />
      </Page>
    </Lit>
  );
}
