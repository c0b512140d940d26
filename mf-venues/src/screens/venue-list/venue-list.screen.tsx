import {
  ButtonLink,
  Chip,
  Container,
  EmptyState,
  PageHeading,
  Pagination,
  QueryView,
  SoftBeam,
  VisuallyHidden,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { ResultBar } from '../../components/result-bar/result-bar';
import { SortSelect } from '../../components/sort-select/sort-select';
import { VenueGrid, VenueGridSkeleton } from '../../components/venue-tile/venue-grid';
import { isNarrowed, venueSorts } from '../../data/venue/venue-filters.rules';
import { useVenues } from '../../data/venue/venue.queries';
import { paths } from '../../paths';
import { useVenueFilters } from './use-venue-filters';
import { VenueSearch } from './venue-search';

const Screen = styled.div`
  position: relative;
  isolation: isolate;
`;

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Results = styled.div`
  display: grid;
  gap: 40px;
  transition: opacity var(--base) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const SKELETONS = 6;
/** Tiles in the first view of a desktop. */
const FIRST_VIEW = 3;
const noLimits = { query: '', city: null, type: null, people: null, maxPrice: null };

/** 場地租借: every venue for rent, narrowed by words, type, city, size, price and 生咖友善. */
export function VenueListScreen() {
  const { t } = useTranslation('venues');
  const { filters, hrefWith, apply, applyTyped } = useVenueFilters();
  const query = useVenues(filters);
  const sort = filters.sort ?? venueSorts[0];
  return (
    <Screen>
      <SoftBeam />
      <Column>
        <PageHeading isCentred title={t('list.title')} lead={t('list.lead')} />
        <VenueSearch filters={filters} clearTo={hrefWith(noLimits)} onSearch={applyTyped} />
        <ResultBar
          page={filters.page}
          total={query.data && t('list.total', { total: query.data.total })}
          order={t(`list.sortedBy.${sort}`)}
        >
          <Chip
            to={hrefWith({ isSupportFriendly: !filters.isSupportFriendly })}
            isSelected={filters.isSupportFriendly}
          >
            {t('venue.friendly')}
          </Chip>
          <SortSelect
            label={t('list.sort')}
            value={sort}
            options={venueSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
            onChange={(value) => apply({ sort: value === venueSorts[0] ? null : value })}
          />
        </ResultBar>
        <QueryView
          query={query}
          pending={<VenueGridSkeleton count={SKELETONS} />}
          errorTitle={t('list.error')}
          isEmpty={({ total }) => total === 0}
          empty={<NoVenues isNarrowed={isNarrowed(filters)} />}
        >
          {({ items, total, page, page_size: pageSize }) => (
            <Results aria-busy={query.isPlaceholderData}>
              <VisuallyHidden as="h2">{t('list.results')}</VisuallyHidden>
              <VenueGrid venues={items} label={t('list.results')} priorityCount={FIRST_VIEW} />
              <Pagination
                page={page}
                pageCount={Math.ceil(total / pageSize)}
                hrefFor={(target) => hrefWith({ page: target })}
              />
            </Results>
          )}
        </QueryView>
      </Column>
    </Screen>
  );
}

/** Nothing fits, or there is nothing yet: two reasons, two next actions. */
function NoVenues({ isNarrowed: isFiltered }: { isNarrowed: boolean }) {
  const { t } = useTranslation('venues');
  const reason = isFiltered ? 'noMatch' : 'none';
  return (
    <EmptyState
      title={t('list.empty.title')}
      help={t(`list.empty.${reason}.help`)}
      action={
        <ButtonLink to={isFiltered ? paths.venueList : paths.registerVenue}>
          {t(`list.empty.${reason}.action`)}
        </ButtonLink>
      }
    />
  );
}
