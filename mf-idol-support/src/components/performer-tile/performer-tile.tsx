import { Artwork } from '@spotlight/artwork';
import { cityLabel, formatCount, performerCategoryLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListedPerformer } from '../../data/performer/performer.schema';
import { performerPath } from '../../paths';
import { texts } from '../../texts';

export interface PerformerTileProps {
  performer: ListedPerformer;
  /** True for tiles in the first view. */
  isPriority?: boolean;
  /** Lies on the portrait, above the link. */
  action?: ReactNode;
}

const Tile = styled.article`
  position: relative;
  min-width: 0;
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;

const Portrait = styled(Artwork)`
  border-radius: var(--radius-card);
`;

const Name = styled.h3`
  margin-top: 12px;
  font-size: var(--text-16);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  & > a:focus-visible {
    outline: 0;
  }
  & > a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 4px;
  }
`;

const Fact = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Action = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;

/** A performer in a grid: portrait, name, kind and city, followers, rating. The whole tile is the link. */
export function PerformerTile({ performer, isPriority, action }: PerformerTileProps) {
  const t = useTexts(texts);
  const nameId = useId();
  const { id, category, city, performerName: name } = performer;
  const { average = null, total = 0 } = performer.rating ?? {};
  const facts = [performerCategoryLabel(category), city && cityLabel(city)];
  return (
    <Tile aria-labelledby={nameId}>
      <Portrait
        kind="performer"
        id={id}
        category={category}
        title={name}
        imageUrl={performer.profileImageUrl}
        sizes="(min-width: 1024px) 282px, 50vw"
        isDecorative
        isPriority={isPriority}
      />
      <Name id={nameId}>
        <Link to={performerPath(id)}>{name}</Link>
      </Name>
      <Fact>{facts.filter(Boolean).join('・')}</Fact>
      <Fact>
        {average !== null && `${t('performer.rated', { average: average.toFixed(1), total })}・`}
        {t('performer.followers', {
          count: performer.followerCount,
          followers: formatCount(performer.followerCount),
        })}
      </Fact>
      {action && <Action>{action}</Action>}
    </Tile>
  );
}
