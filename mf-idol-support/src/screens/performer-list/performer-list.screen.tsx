import {
  ButtonLink,
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
import {
  PerformerGrid,
  PerformerGridSkeleton,
} from '../../components/performer-tile/performer-grid';
import { ResultBar } from '../../components/result-bar/result-bar';
import { SortSelect } from '../../components/sort-select/sort-select';
import { performerSorts } from '../../data/performer/performer-filters.rules';
import { usePerformers } from '../../data/performer/performer.queries';
import { paths } from '../../paths';
import { CategoryChips } from './category-chips';
import { PerformerSearch } from './performer-search';
import { usePerformerFilters } from './use-performer-filters';

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

/** 尋找表演者: everybody who performs, narrowed by words, kind and city. */
export function PerformerListScreen() {
  const { t } = useTranslation('idol-support');
  const { filters, hrefWith, apply, applyTyped } = usePerformerFilters();
  const query = usePerformers(filters);
  const sort = filters.sort ?? performerSorts[0];
  return (
    <Screen>
      <SoftBeam />
      <Column>
        <PageHeading isCentred title={t('list.title')} lead={t('list.lead')} />
        <PerformerSearch
          filters={filters}
          clearTo={hrefWith({ query: '', city: null })}
          onSearch={applyTyped}
        />
        <CategoryChips selected={filters.category} hrefFor={(category) => hrefWith({ category })} />
        <ResultBar
          page={filters.page}
          total={query.data && t('list.total', { total: query.data.total })}
          order={t(`list.sortedBy.${sort}`)}
        >
          <SortSelect
            label={t('list.sort')}
            value={sort}
            options={performerSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
            onChange={(value) => apply({ sort: value === performerSorts[0] ? null : value })}
          />
        </ResultBar>
        <QueryView
          query={query}
          pending={<PerformerGridSkeleton count={8} />}
          errorTitle={t('list.error')}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              title={t('list.empty.title')}
              help={t('list.empty.help')}
              action={<ButtonLink to={paths.performerList}>{t('list.empty.action')}</ButtonLink>}
            />
          }
        >
          {({ items, total, page, page_size: pageSize }) => (
            <Results aria-busy={query.isPlaceholderData}>
              <VisuallyHidden as="h2">{t('list.results')}</VisuallyHidden>
              <PerformerGrid performers={items} label={t('list.results')} />
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
