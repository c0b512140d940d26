import type { PrefetchContext } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Chip,
  Container,
  EmptyState,
  LitArea,
  PagedResults,
  PageHeading,
  PillSelect,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { VenueGrid, VenueGridSkeleton } from '../../components/venue-tile/venue-grid';
import {
  isNarrowed,
  readVenueFilters,
  VENUE_PAGE_SIZE,
  venueSorts,
} from '../../data/venue/venue-filters.rules';
import { prefetchVenues, useVenues } from '../../data/venue/venue.queries';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { FreeTimeBar } from './free-time-bar';
import { useVenueFilters } from './use-venue-filters';
import { VenueSearch } from './venue-search';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const SKELETONS = 6;
/** Tiles in the first view of a desktop. */
const FIRST_VIEW = 3;
const noLimits = { query: '', city: null, type: null, people: null, maxPrice: null };

/** 場地租借: every venue for rent, narrowed by hours, words, type, city, size, price and 生咖友善. */
export function VenueListScreen() {
  const t = useTexts(texts);
  const { filters, hrefWith, apply, applyTyped } = useVenueFilters();
  const { isSupportFriendly, page } = filters;
  const sort = filters.sort ?? venueSorts[0];
  const query = useVenues(filters);
  const isNear = query.data?.match === 'near';
  return (
    <LitArea>
      <Column>
        <PageHeading isCentred title={t('list.title')} lead={t('list.lead')} />
        <FreeTimeBar
          key={`${filters.day}/${filters.start}/${filters.hours}`}
          filters={filters}
          onSearch={apply}
        />
        <VenueSearch filters={filters} clearTo={hrefWith(noLimits)} onSearch={applyTyped} />
        <PagedResults
          query={query}
          label={t('list.results')}
          count={(total) =>
            t(filters.day ? 'list.free' : isNear ? 'list.near' : 'list.total', { total })
          }
          order={t(`list.sortedBy.${sort}`)}
          controls={
            <>
              <Chip
                to={hrefWith({ isSupportFriendly: !isSupportFriendly })}
                isSelected={isSupportFriendly}
              >
                {t('venue.friendly')}
              </Chip>
              <PillSelect
                label={t('list.sort')}
                value={sort}
                options={venueSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
                onChange={(value) => apply({ sort: value === venueSorts[0] ? null : value })}
              />
            </>
          }
          page={page}
          pageSize={VENUE_PAGE_SIZE}
          hrefFor={(target) => hrefWith({ page: target })}
          pending={<VenueGridSkeleton count={SKELETONS} />}
          empty={
            <NoVenues
              isNarrowed={isNarrowed(filters)}
              anyTimeTo={filters.day && hrefWith({ day: null })}
            />
          }
          errorTitle={t('list.error')}
        >
          {(venues) => (
            <VenueGrid venues={venues} label={t('list.results')} priorityCount={FIRST_VIEW} />
          )}
        </PagedResults>
      </Column>
    </LitArea>
  );
}

VenueListScreen.prefetch = (context: PrefetchContext) =>
  prefetchVenues(context, readVenueFilters(context.search));

/** Nothing fits, or there is nothing yet: each reason has its next action. */
function NoVenues({
  isNarrowed: isFiltered,
  anyTimeTo,
}: {
  isNarrowed: boolean;
  /** The same without hours, where hours are wanted. */
  anyTimeTo: string | null;
}) {
  const t = useTexts(texts);
  const reason = anyTimeTo ? 'notFree' : isFiltered ? 'noMatch' : 'none';
  return (
    <EmptyState
      title={t('list.empty.title')}
      help={t(`list.empty.${reason}.help`)}
      action={
        <ButtonLink to={anyTimeTo ?? (isFiltered ? paths.venueList : paths.registerVenue)}>
          {t(`list.empty.${reason}.action`)}
        </ButtonLink>
      }
    />
  );
}
