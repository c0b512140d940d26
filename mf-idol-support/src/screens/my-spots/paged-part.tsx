import { pageCountOf, readPage } from '@spotlight/shared/format';
import {
  Pagination,
  Panel,
  QueryView,
  SectionHeading,
  Skeleton,
  type QueryViewProps,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { OWN_PAGE_SIZE } from '../../data/spot/spot-filters.rules';
import formTexts from '../../locales/spot-form.zh-TW.json';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
`;

const Entry = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  padding-block: 8px 16px;
`;

export interface PagedPartProps<Item> {
  title: string;
  /** The parameter of the address that says which page of this part. */
  param: string;
  query: QueryViewProps<{ items: Item[]; total: number }>['query'];
  empty: ReactNode;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** One list of a page that has several: turning its pages leaves the others where they are. */
export function PagedPart<Item>({
  title,
  param,
  query,
  empty,
  keyOf,
  children,
}: PagedPartProps<Item>) {
  const t = useTexts(formTexts);
  const titleId = useId();
  const [params] = useSearchParams();
  const page = readPage(params, param);
  const hrefFor = (target: number) => {
    const next = new URLSearchParams(params);
    if (target > 1) next.set(param, String(target));
    else next.delete(param);
    return next.size > 0 ? `?${next}` : '?';
  };
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} />
      <QueryView
        query={query}
        pending={<Skeleton height={220} radius="var(--radius-card)" />}
        errorTitle={t('mySpots.error')}
        isEmpty={({ total }) => total === 0}
        empty={empty}
      >
        {({ items, total }) => (
          <>
            <List>
              {items.map((item) => (
                <li key={keyOf(item)}>
                  <Entry>{children(item)}</Entry>
                </li>
              ))}
            </List>
            <Pagination
              page={page}
              pageCount={pageCountOf(total, OWN_PAGE_SIZE)}
              hrefFor={hrefFor}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
