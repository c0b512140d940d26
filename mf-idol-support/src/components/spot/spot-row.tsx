import { spotKindLabel } from '@spotlight/shared/format';
import { Artwork } from '@spotlight/artwork';
import { Tag, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { GiftLamp, daysOf, hoursOf, sceneOf } from './spot-facts';
import type { Spot } from '../../data/spot/spot.schema';
import spotTexts from '../../locales/spot.zh-TW.json';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 4px 16px;
  align-items: center;
  padding-block: 14px;
  &[data-selected] h3 {
    color: var(--accent-ink);
  }
  &:hover h3 {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media ${fromTablet} {
    grid-template-columns: 112px minmax(0, 1fr);
  }
`;

const Picture = styled(Artwork)`
  border-radius: var(--radius-control);
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-bottom: 2px;
`;

const Title = styled.h3`
  font-size: var(--text-16);
  overflow-wrap: anywhere;
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Fact = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export interface SpotRowProps {
  spot: Spot;
  /** Opens it. */
  to: string;
  isSelected?: boolean;
  /** How far it is, in words. */
  distance?: string | null;
}

/** A spot in the list beside the map: everything that its pin tells, and more. */
export function SpotRow({ spot, to, isSelected, distance }: SpotRowProps) {
  const t = useTexts(spotTexts);
  const titleId = useId();
  return (
    <Row aria-labelledby={titleId} data-selected={isSelected || undefined}>
      <Picture
        kind="event"
        id={spot.id}
        category={sceneOf[spot.kind]}
        title={spot.title}
        imageUrl={spot.imageUrl}
        showWords={false}
        sizes="112px"
        isDecorative
      />
      <div>
        <Marks>
          <Tag>{spotKindLabel(spot.kind)}</Tag>
          <GiftLamp state={spot.giftStatus} />
        </Marks>
        <Title id={titleId}>
          <Link to={to} preventScrollReset>
            {spot.title}
          </Link>
        </Title>
        <Fact>{[spot.artist.performerName, distance].filter(Boolean).join('・')}</Fact>
        <Fact>{[daysOf(spot, t), hoursOf(spot, t)].filter(Boolean).join(' ')}</Fact>
        <Fact>{spot.address}</Fact>
      </div>
    </Row>
  );
}
