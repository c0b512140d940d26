import { AdSlot } from '@spotlight/shared/ads';
import { useRequestLogin, useSession, type PrefetchContext } from '@spotlight/shared/contract';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  LitArea,
  PagedResults,
  PageHeading,
  PillSelect,
} from '@spotlight/shared/ui';
import { amenities, taipeiDay } from '@spotlight/shared/format';
import { DeferredSaveHeart } from '@spotlight/shared/saving';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { PageBanners, prefetchWebsitePage } from '@spotlight/shared/website';
import { styled } from 'styled-components';
import { VenueGrid, VenueGridSkeleton } from '../../components/venue-tile/venue-grid';
import { whyNotFree } from '../../data/venue/flex-days.rules';
import {
  isNarrowed,
  pageSizeOf,
  readVenueFilters,
  searchedHours,
  venueSorts,
} from '../../data/venue/venue-filters.rules';
import { prefetchVenues, useVenues } from '../../data/venue/venue-search.queries';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { DeferredDayStrip, DeferredNextFreeDays } from './deferred-day-strip';
import { DeferredVenuesOnMap } from './deferred-venues-on-map';
import { FreeTimeBar } from './free-time-bar';
import { SearchWays } from './search-ways';
import { useVenueFilters } from './use-venue-filters';
import { VenueSearch } from './venue-search';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

const SKELETONS = 6;
/** Tiles in the first view of a desktop. */
const FIRST_VIEW = 3;
/** No hours, and no other days either. */
const anyTime = { flex: null, around: null, day: null };
const noLimits = {
  query: '',
  city: null,
  type: null,
  people: null,
  maxPrice: null,
  maxTotal: null,
};

/** 場地租借: every venue for rent, narrowed by hours and flexible days, words, type, city, size, price, facilities,
 * 生咖友善 and what the visitor saved. */
export function VenueListScreen() {
  const t = useTexts(texts);
  const { filters, hrefWith, apply, applyTyped } = useVenueFilters();
  const { flex, around, day, amenities: wanted, isSaved, isMap, page } = filters;
  const { isLoggedIn, isLoading } = useSession();
  const missing = amenities.flatMap(({ id, label }) =>
    wanted.includes(id) ? [] : [{ value: id, label }],
  );
  const sort = filters.sort ?? venueSorts[0];
  const query = useVenues(filters);
  const isNear = query.data?.match === 'near';
  const isOnlySaved = isSaved && !isNarrowed({ ...filters, isSaved: false });
  return (
    <LitArea>
      <Column>
        <PageHeading isCentred title={t('list.title')} lead={t('list.lead')} />
        <PageBanners page="venues" />
        <FreeTimeBar
          key={`${filters.day}/${filters.start}/${filters.hours}`}
          filters={filters}
          onSearch={(hours) => apply(searchedHours(flex, hours))}
        />
        <VenueSearch filters={filters} clearTo={hrefWith(noLimits)} onSearch={applyTyped} />
        <SearchWays filters={filters} hrefWith={hrefWith} />
        {flex && day && (
          <DeferredDayStrip filters={{ ...filters, flex, day }} hrefWith={hrefWith} />
        )}
        {isSaved && !isLoggedIn && !isLoading ? (
          <SavedNeedsAccount />
        ) : (
          <PagedResults
            query={query}
            label={t('list.results')}
            count={(total) => t(day ? 'list.free' : isNear ? 'list.near' : 'list.total', { total })}
            order={t(`list.sortedBy.${sort}`)}
            controls={
              <>
                <PillSelect
                  label={t('list.amenity')}
                  value=""
                  options={[{ value: '', label: t('list.amenity') }, ...missing]}
                  onChange={(id) => apply({ amenities: [...wanted, id].filter(Boolean) })}
                />
                <PillSelect
                  label={t('list.sort')}
                  value={sort}
                  options={venueSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
                  onChange={(value) => apply({ sort: value === venueSorts[0] ? null : value })}
                />
              </>
            }
            page={page}
            pageSize={pageSizeOf(filters)}
            hrefFor={(target) => hrefWith({ page: target })}
            pending={<VenueGridSkeleton count={SKELETONS} />}
            empty={
              day ? (
                <>
                  {flex !== 'weekend' && flex !== 'evening' && (
                    <DeferredNextFreeDays
                      filters={{ ...filters, flex: 'next', day }}
                      hrefWith={hrefWith}
                    />
                  )}
                  <NotFree
                    reason={whyNotFree(day, taipeiDay())}
                    anyTimeTo={hrefWith(anyTime)}
                    weekendsTo={
                      flex === 'weekend'
                        ? null
                        : hrefWith({ flex: 'weekend', around: around ?? day, day: null })
                    }
                    anyCityTo={filters.city && hrefWith({ city: null })}
                  />
                </>
              ) : (
                <NoVenues
                  reason={isOnlySaved ? 'saved' : isNarrowed(filters) ? 'noMatch' : 'none'}
                  anyCityTo={filters.city && hrefWith({ city: null })}
                />
              )
            }
            errorTitle={t('list.error')}
          >
            {(venues) =>
              isMap ? (
                <DeferredVenuesOnMap venues={venues} />
              ) : (
                <VenueGrid
                  venues={venues}
                  label={t('list.results')}
                  priorityCount={FIRST_VIEW}
                  actionOf={(venue) => (
                    <DeferredSaveHeart thing={{ type: 'venue', id: venue.id, name: venue.name }} />
                  )}
                />
              )
            }
          </PagedResults>
        )}
        <AdSlot place="venues" label={t('list.ad')} />
      </Column>
    </LitArea>
  );
}

VenueListScreen.prefetch = (context: PrefetchContext) =>
  Promise.all([
    prefetchVenues(context, readVenueFilters(context.search)),
    prefetchWebsitePage(context, 'venues'),
  ]);

/** Nothing fits, or there is nothing yet: each reason has its next action. */
function NoVenues({
  reason,
  anyCityTo,
}: {
  reason: 'saved' | 'noMatch' | 'none';
  /** The same in all of Taiwan, where only one city was looked at. */
  anyCityTo: string | null;
}) {
  const t = useTexts(texts);
  const ways = {
    saved: paths.venueList,
    noMatch: paths.venueList,
    none: paths.registerVenue,
  };
  return (
    <EmptyState
      title={t(reason === 'saved' ? 'list.empty.saved.title' : 'list.empty.title')}
      help={t(`list.empty.${reason}.help`)}
      action={
        <Actions>
          {anyCityTo && <ButtonLink to={anyCityTo}>{t('list.empty.anyCity')}</ButtonLink>}
          <ButtonLink to={ways[reason]} variant={anyCityTo ? 'outline' : 'primary'}>
            {t(`list.empty.${reason}.action`)}
          </ButtonLink>
        </Actions>
      }
    />
  );
}

/** Nothing is free on the day that somebody asked for: why that may be, and what else would do. */
function NotFree({
  reason,
  anyTimeTo,
  weekendsTo,
  anyCityTo,
}: {
  reason: ReturnType<typeof whyNotFree>;
  /** The same without hours. */
  anyTimeTo: string;
  /** The same on any of the next weekends, where those were not looked at. */
  weekendsTo: string | null;
  /** The same in all of Taiwan, where only one city was looked at. */
  anyCityTo: string | null;
}) {
  const t = useTexts(texts);
  return (
    <EmptyState
      title={t('list.empty.title')}
      help={t(`list.empty.${reason}.help`)}
      action={
        <Actions>
          {anyCityTo && <ButtonLink to={anyCityTo}>{t('list.empty.anyCity')}</ButtonLink>}
          {weekendsTo && reason !== 'tooFar' && (
            <ButtonLink to={weekendsTo} variant="outline">
              {t('list.empty.weekends')}
            </ButtonLink>
          )}
          <ButtonLink to={anyTimeTo} variant="outline">
            {t('list.empty.notFree.action')}
          </ButtonLink>
        </Actions>
      }
    />
  );
}

/** What was saved belongs to an account. */
function SavedNeedsAccount() {
  const t = useTexts(texts);
  const requestLogin = useRequestLogin();
  return (
    <EmptyState
      title={t('list.empty.signedOut.title')}
      help={t('list.empty.signedOut.help')}
      action={
        <Button onClick={() => void requestLogin({ title: t('list.empty.signedOut.title') })}>
          {t('list.empty.signedOut.action')}
        </Button>
      }
    />
  );
}
