import { ButtonLink, EmptyState, QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRanking, useSeatsLeft } from '../../data/trends/trends.queries';
import type { Period, RankedKind, Ranking } from '../../data/trends/trends.schema';
import trendsTexts from '../../locales/trends.zh-TW.json';
import { paths } from '../../paths';
import { RankList } from './rank-row';
import { RankedRow } from './ranked-row';
import { RankingNotes } from './ranking-notes';
import { RankingSkeleton } from './ranking-skeleton';

const Whole = styled.div`
  display: grid;
  gap: 16px;
  & > a {
    justify-self: start;
  }
`;

export interface RankingListProps {
  kind: RankedKind;
  period: Period;
  limit: number;
  /** Below the list, for whoever wants more of it. */
  more?: (ranking: Ranking) => ReactNode;
}

/** A ranking of the database with its time and method. */
export function RankingList({ kind, period, limit, more }: RankingListProps) {
  const query = useRanking(kind, period, limit);
  const ids = kind === 'event' ? (query.data?.items.map(({ id }) => id) ?? []) : [];
  const left = useSeatsLeft(ids);
  const t = useTexts(trendsTexts);
  return (
    <QueryView
      query={query}
      pending={<RankingSkeleton />}
      errorTitle={t('trends.errorTitle')}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyRanking />}
    >
      {(ranking) => (
        <Whole>
          <RankList aria-busy={query.isPlaceholderData}>
            {ranking.items.map((ranked) => (
              <RankedRow key={ranked.id} ranked={ranked} left={left.get(ranked.id)} />
            ))}
          </RankList>
          {more?.(ranking)}
          <RankingNotes updatedAt={ranking.updatedAt} counts={period} />
        </Whole>
      )}
    </QueryView>
  );
}

/** Nobody has a place yet. */
export function EmptyRanking() {
  const t = useTexts(trendsTexts);
  return (
    <EmptyState
      title={t('trends.emptyTitle')}
      help={t('trends.emptyHelp')}
      action={<ButtonLink to={paths.eventList}>{t('trends.emptyAction')}</ButtonLink>}
    />
  );
}
