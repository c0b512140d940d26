import { writeSearch } from '@spotlight/shared/format/parts';
import {
  ButtonLink,
  CardGrid,
  QueryView,
  SectionHeading,
  Skeleton,
  type CardColumns,
} from '@spotlight/shared/ui/parts';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SearchTerms } from '../../data/search/search.rules';
import accountTexts from '../../locales/account.zh-TW.json';

const None = styled.p`
  color: var(--ink-2);
`;

export interface ResultListProps<Item> {
  kind: 'events' | 'venues' | 'performers';
  query: UseQueryResult<{ items: Item[]; total: number; match?: 'exact' | 'near' | undefined }>;
  terms: SearchTerms;
  /** The module's own list, which takes the same terms. */
  listPath: string;
  columns: CardColumns;
  children: (item: Item) => ReactNode;
}

/** One kind of results: how many there are, the first few, and the way to the rest. */
export function ResultList<Item>({
  kind,
  query,
  terms,
  listPath,
  columns,
  children,
}: ResultListProps<Item>) {
  const t = useTexts(accountTexts);
  const id = useId();
  const what = t(`search.${kind}`);
  const search = writeSearch({ q: terms.query, city: terms.city });
  const { total = 0, match } = query.data ?? {};
  const lead =
    match === 'near' ? t('search.near', { what }) : t(`search.${kind}Count`, { count: total });

  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={what}
        lead={total > 0 ? lead : undefined}
        action={
          total > 0 ? (
            <ButtonLink variant="text" size="sm" to={listPath + search}>
              {t('search.all', { what })}
            </ButtonLink>
          ) : undefined
        }
      />
      <QueryView
        query={query}
        errorTitle={t('search.error')}
        pending={
          <CardGrid columns={columns}>
            {Array.from({ length: columns }, (_, index) => (
              <Skeleton key={index} height={210} radius="var(--radius-card)" />
            ))}
          </CardGrid>
        }
        isEmpty={(data) => data.items.length === 0}
        empty={<None>{t('search.none', { what })}</None>}
      >
        {({ items }) => <CardGrid columns={columns}>{items.map(children)}</CardGrid>}
      </QueryView>
    </section>
  );
}
