import {
  ButtonLink,
  CardGrid,
  QueryView,
  SectionHeading,
  type CardColumns,
} from '@spotlight/shared/ui/parts';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { SHOWN } from '../../data/search/search.rules';
import type { Found } from '../../data/search/search.schema';
import searchTexts from '../../locales/search.zh-TW.json';
import { ResultBones } from './result-bones';
import type { ResultKind } from './result-kinds';

const None = styled.p`
  color: var(--ink-2);
`;

export interface ResultListProps<Item extends { id: string }> {
  of: ResultKind<Item>;
  query: UseQueryResult<Found<Item>>;
  /** The tab with all of them. */
  allPath: string;
}

/** One kind of results: how many there are, the first few, and the way to the rest. */
export function ResultList<Item extends { id: string }>({
  of: { kind, Tile },
  query,
  allPath,
}: ResultListProps<Item>) {
  const t = useTexts(searchTexts);
  const id = useId();
  const what = t(`search.${kind}`);
  const columns: CardColumns = SHOWN[kind];
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
            <ButtonLink variant="text" size="sm" to={allPath}>
              {t('search.all', { what })}
            </ButtonLink>
          ) : undefined
        }
      />
      <QueryView
        query={query}
        errorTitle={t('search.error')}
        pending={<ResultBones columns={columns} count={columns} />}
        isEmpty={(data) => data.items.length === 0}
        empty={<None>{t('search.none', { what })}</None>}
      >
        {({ items }) => (
          <CardGrid columns={columns}>
            {items.map((item) => (
              <Tile key={item.id} item={item} />
            ))}
          </CardGrid>
        )}
      </QueryView>
    </section>
  );
}
