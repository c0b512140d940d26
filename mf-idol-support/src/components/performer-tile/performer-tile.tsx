import { Artwork } from '@spotlight/artwork';
import { cityLabel, formatCount, performerCategoryLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PerformerSummary } from '../../data/performer/performer.schema';
import { performerPath } from '../../paths';
import { texts } from '../../texts';

export interface PerformerTileProps {
  performer: PerformerSummary;
  /** True for tiles in the first view. */
  isPriority?: boolean;
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

/** A performer in a grid: portrait, name, kind and city, followers. The whole tile is the link. */
export function PerformerTile({ performer, isPriority }: PerformerTileProps) {
  const t = useTexts(texts);
  const nameId = useId();
  const { id, category, city, performerName: name } = performer;
  const kind = performerCategoryLabel(category);
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
      <Fact>{city ? `${kind}・${cityLabel(city)}` : kind}</Fact>
      <Fact>{t('performer.followers', { followers: formatCount(performer.followerCount) })}</Fact>
    </Tile>
  );
}
