import { AdSlot } from '@spotlight/shared/ads';
import type { PrefetchContext } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Container,
  EmptyState,
  LitArea,
  PagedResults,
  PageHeading,
  PillSelect,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { PageBanners, prefetchWebsitePage } from '@spotlight/shared/website';
import { styled } from 'styled-components';
import { FollowHeart } from '../../components/follow/follow-heart';
import {
  PerformerGrid,
  PerformerGridSkeleton,
} from '../../components/performer-tile/performer-grid';
import {
  PERFORMER_PAGE_SIZE,
  performerSorts,
  readPerformerFilters,
} from '../../data/performer/performer-filters.rules';
import { prefetchPerformers, usePerformers } from '../../data/performer/performer.queries';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { CategoryChips } from './category-chips';
import { LimitRow } from './limit-row';
import { PerformerSearch } from './performer-search';
import { usePerformerFilters } from './use-performer-filters';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Gigs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** 尋找表演者: everybody who performs, narrowed by words, kind, city, fee and a free day. */
export function PerformerListScreen() {
  const t = useTexts(texts);
  const { filters, hrefWith, apply, applyTyped } = usePerformerFilters();
  const sort = filters.sort ?? performerSorts[0];
  const query = usePerformers(filters);
  const isNear = query.data?.match === 'near';
  return (
    <LitArea>
      <Column>
        <PageHeading isCentred title={t('list.title')} lead={t('list.lead')} />
        <PageBanners page="performers" />
        <PerformerSearch
          filters={filters}
          clearTo={hrefWith({ query: '', city: null })}
          onSearch={applyTyped}
        />
        <CategoryChips selected={filters.category} hrefFor={(category) => hrefWith({ category })} />
        <LimitRow filters={filters} apply={apply} />
        <PagedResults
          query={query}
          label={t('list.results')}
          count={(total) => t(isNear ? 'list.near' : 'list.total', { total })}
          order={t(`list.sortedBy.${sort}`)}
          controls={
            <PillSelect
              label={t('list.sort')}
              value={sort}
              options={performerSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
              onChange={(value) => apply({ sort: value === performerSorts[0] ? null : value })}
            />
          }
          page={filters.page}
          pageSize={PERFORMER_PAGE_SIZE}
          hrefFor={(page) => hrefWith({ page })}
          pending={<PerformerGridSkeleton count={8} />}
          empty={
            <EmptyState
              title={t('list.empty.title')}
              help={t('list.empty.help')}
              action={<ButtonLink to={paths.performerList}>{t('list.empty.action')}</ButtonLink>}
            />
          }
          errorTitle={t('list.error')}
        >
          {(performers) => (
            <PerformerGrid
              performers={performers}
              label={t('list.results')}
              actionOf={(performer) => <FollowHeart performer={performer} />}
            />
          )}
        </PagedResults>
        <AdSlot place="performers" label={t('list.ad')} />
        <Gigs>
          <p>{t('list.gigs')}</p>
          <ButtonLink to={paths.gigs} variant="outline" size="sm">
            {t('list.toGigs')}
          </ButtonLink>
        </Gigs>
      </Column>
    </LitArea>
  );
}

PerformerListScreen.prefetch = (context: PrefetchContext) =>
  Promise.all([
    prefetchPerformers(context, readPerformerFilters(context.search)),
    prefetchWebsitePage(context, 'performers'),
  ]);
