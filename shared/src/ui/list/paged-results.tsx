import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { Navigate } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageCountOf } from '../../format/list-address';
import { VisuallyHidden } from '../layout/visually-hidden';
import { fromTablet } from '../media';
import { Pagination } from '../navigation/pagination';
import { QueryView } from '../state/query-view';
import { ResultBar } from './result-bar';
import { useResultsHead } from './use-results-head';

const Section = styled.section<{ $isDense: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $isDense }) => ($isDense ? 12 : 20)}px;
  scroll-margin-top: calc(var(--header-h) + 16px);
`;

/** The page before stays in view, dimmed, until the next one is there. */
const Page = styled.div<{ $isDense: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $isDense }) => ($isDense ? 16 : 36)}px;
  transition: opacity var(--base) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  @media ${fromTablet} {
    justify-content: space-between;
  }
`;

export interface PagedResultsProps<Item> {
  query: UseQueryResult<{ items: Item[]; total: number }>;
  /** What is listed: the name of the region and its heading. */
  label: string;
  /** How much was found, in words. Without it the page says so itself, above the list. */
  count?: (total: number) => string;
  /** The order in words, such as 依日期排序. */
  order?: string;
  /** Choices about the list that take effect at once. */
  controls?: ReactNode;
  /** From 1. */
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  pending: ReactNode;
  empty: ReactNode;
  errorTitle: string;
  /** Rows close together, as in a tool. */
  isDense?: boolean;
  /** Stands beside the way to the other pages. */
  note?: (items: Item[], total: number) => ReactNode;
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
  isDense = false,
  note,
  children,
}: PagedResultsProps<Item>) {
  const section = useResultsHead(hrefFor(1), page);
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  const lastPage = pageCountOf(query.data?.total ?? 0, pageSize);
  if (isSettled && page > lastPage) return <Navigate to={hrefFor(lastPage)} replace />;
  const pages = <Pagination page={page} pageCount={lastPage} hrefFor={hrefFor} />;
  return (
    <Section ref={section} $isDense={isDense} aria-label={label} tabIndex={-1}>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      {count && (
        <ResultBar
          count={query.data && count(query.data.total)}
          order={order ?? ''}
          controls={controls}
        />
      )}
      <QueryView
        query={query}
        pending={pending}
        errorTitle={errorTitle}
        isEmpty={({ total }) => total === 0}
        empty={empty}
      >
        {({ items, total }) => (
          <Page $isDense={isDense} aria-busy={query.isPlaceholderData}>
            {children(items)}
            {note ? (
              <Foot>
                <p>{note(items, total)}</p>
                {pages}
              </Foot>
            ) : (
              pages
            )}
          </Page>
        )}
      </QueryView>
    </Section>
  );
}
