import {
  CardGrid,
  EmptyState,
  QueryView,
  SkeletonCard,
  VisuallyHidden,
} from '@spotlight/shared/ui/parts';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Reason } from '../../data/recommendation/recommendation.schema';
import texts from '../../locales/recommendations.zh-TW.json';
import { Reasons } from './reasons';

const Item = styled.article`
  display: grid;
  gap: 8px;
  align-content: start;
  & > :last-child {
    justify-self: start;
  }
`;

export interface MatchListProps<Match> {
  query: UseQueryResult<{ items: Match[] }>;
  empty: { title: string; help: string; action: ReactNode };
  /** The picture and its words. */
  tile: (match: Match) => ReactNode;
  /** What can be done about it. */
  action: (match: Match) => ReactNode;
}

/** What suits, the best first: each with the reasons, and one thing to do. */
export function MatchList<Match extends { entityId: string; reasons: readonly Reason[] }>({
  query,
  empty,
  tile,
  action,
}: MatchListProps<Match>) {
  const t = useTexts(texts);
  return (
    <QueryView
      query={query}
      errorTitle={t('error')}
      pending={
        <CardGrid columns={3}>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </CardGrid>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState {...empty} />}
    >
      {({ items }) => (
        <>
          <VisuallyHidden as="h2">{t('list')}</VisuallyHidden>
          <CardGrid columns={3} label={t('list')}>
            {items.map((match) => (
              <Item key={match.entityId}>
                {tile(match)}
                <Reasons reasons={match.reasons} />
                {action(match)}
              </Item>
            ))}
          </CardGrid>
        </>
      )}
    </QueryView>
  );
}
