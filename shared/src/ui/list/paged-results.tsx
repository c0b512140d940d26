import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { Navigate } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageCountOf } from '../../format/list-address';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Pagination } from '../navigation/pagination';
import { QueryView } from '../state/query-view';
import { ResultBar } from './result-bar';
import { useResultsHead } from './use-results-head';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  scroll-margin-top: calc(var(--header-h) + 16px);
`;

/** The page before stays in view, dimmed, until the next one is there. */
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  transition: opacity var(--base) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export interface PagedResultsProps<Item> {
  query: UseQueryResult<{ items: Item[]; total: number }>;
  /** What is listed: the name of the region and its heading. */
  label: string;
  /** How much was found, in words. */
  count: (total: number) => string;
  /** The order in words, such as 依日期排序. */
  order: string;
  /** Choices about the list that take effect at once. */
  controls: ReactNode;
  /** From 1. */
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  pending: ReactNode;
  empty: ReactNode;
  errorTitle: string;
  children: (items: Item[]) => ReactNode;
}

/**
 * One page of what a search found, how much there is in all, and the way to the other pages. A page
 * beyond the last one leads to the last one.
 */
export function PagedResults<Item>({
  query,
  label,
  count,
  order,
  controls,
  page,
  pageSize,
  hrefFor,
  pending,
  empty,
  errorTitle,
  children,
}: PagedResultsProps<Item>) {
  const section = useResultsHead(hrefFor(1), page);
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  const lastPage = pageCountOf(query.data?.total ?? 0, pageSize);
  if (isSettled && page > lastPage) return <Navigate to={hrefFor(lastPage)} replace />;
  return (
    <Section ref={section} aria-label={label} tabIndex={-1}>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      <ResultBar count={query.data && count(query.data.total)} order={order} controls={controls} />
      <QueryView
        query={query}
        pending={pending}
        errorTitle={errorTitle}
        isEmpty={({ total }) => total === 0}
        empty={empty}
      >
        {({ items }) => (
          <Page aria-busy={query.isPlaceholderData}>
            {children(items)}
            <Pagination page={page} pageCount={lastPage} hrefFor={hrefFor} />
          </Page>
        )}
      </QueryView>
    </Section>
  );
}
