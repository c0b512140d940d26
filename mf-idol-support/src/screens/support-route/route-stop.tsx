import { spotKindLabel } from '@spotlight/shared/format';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  ButtonLink,
  IconButton,
  Tag,
} from '@spotlight/shared/ui';
import { directionsTo } from '@spotlight/shared/point/directions';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { distanceText } from '../../components/spot/distance-text';
import { GiftLamp, hoursOf } from '../../components/spot/spot-facts';
import type { WalkStop } from '../../data/route/walk.rules';
import spotTexts from '../../locales/spot.zh-TW.json';
import mapTexts from '../../locales/support-map.zh-TW.json';
import routeTexts from '../../locales/support-route.zh-TW.json';
import { spotPath } from '../../paths';

const Row = styled.li`
  display: grid;
  grid-template-columns: 3rem 2.25rem minmax(0, 1fr);
  gap: 4px 8px;
  align-items: start;
  break-inside: avoid;
`;

const Way = styled.p<{ $isWalk: boolean }>`
  grid-column: 3;
  position: relative;
  padding-block: 12px;
  color: var(--ink-2);
  font-size: var(--text-14);
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -26px;
    border-inline-start: 3px ${({ $isWalk }) => ($isWalk ? 'dotted' : 'solid')} var(--line-control);
  }
`;

const When = styled.p`
  display: grid;
  padding-top: 6px;
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-bold);
  text-align: end;
  & > span {
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: var(--weight-regular);
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--ink);
  color: var(--bg);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-top: 4px;
  overflow-wrap: anywhere;
  & h3 {
    font-size: var(--text-16);
  }
  & h3 a:hover {
    text-decoration: underline;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: -8px;
  @media print {
    display: none;
  }
`;

const Late = styled.strong`
  color: var(--danger-ink);
`;

export interface RouteStopProps {
  stop: WalkStop;
  number: number;
  /** Of all. */
  count: number;
  /** One earlier (-1) or later (1). */
  onMove: (id: string, by: -1 | 1) => void;
  onRemove: (id: string) => void;
}

/** One stop, below the way to it: when, how long, what there is, and how to get there. */
export function RouteStop({ stop, number, count, onMove, onRemove }: RouteStopProps) {
  const t = useTexts(routeTexts, spotTexts, mapTexts);
  const titleId = useId();
  const { spot, leg } = stop;
  return (
    <Row aria-labelledby={titleId} data-stop={spot.id}>
      {leg && (
        <Way $isWalk={leg.mode === 'walk'}>
          {t(`route.leg.${leg.mode}`, {
            minutes: leg.minutes,
            distance: distanceText(leg.metres, t),
          })}
        </Way>
      )}
      <When>
        <time dateTime={stop.arrives}>{stop.arrives}</time>
        <span>{t('route.stay', { count: stop.stay })}</span>
      </When>
      <Disc aria-hidden="true">{number}</Disc>
      <Body>
        <h3 id={titleId}>
          <Link to={spotPath(spot.id)}>{spot.title}</Link>
        </h3>
        <p>
          <Tag>{spotKindLabel(spot.kind)}</Tag>
          <GiftLamp state={spot.giftStatus} />
          {hoursOf(spot, t) ?? t('route.allDay')}
        </p>
        <p>{spot.address}</p>
        {stop.isTooLate && (
          <p>
            <Late>{t('route.late', { closes: spot.closes ?? '', count: stop.stay })}</Late>
          </p>
        )}
        {stop.waits > 0 && <p>{t('route.wait', { count: stop.waits })}</p>}
        <Buttons>
          {count > 1 && (
            <>
              <IconButton
                label={t('route.earlier', { title: spot.title })}
                data-move="-1"
                disabled={number === 1}
                onClick={() => onMove(spot.id, -1)}
              >
                <ArrowUpIcon size={18} />
              </IconButton>
              <IconButton
                label={t('route.later', { title: spot.title })}
                data-move="1"
                disabled={number === count}
                onClick={() => onMove(spot.id, 1)}
              >
                <ArrowDownIcon size={18} />
              </IconButton>
            </>
          )}
          <ButtonLink
            size="sm"
            variant="text"
            to={directionsTo(spot, spot.address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('route.goTo', { title: spot.title })}
          >
            {t('route.go')}
          </ButtonLink>
          <Button
            size="sm"
            variant="text"
            aria-label={t('route.removeNamed', { title: spot.title })}
            onClick={() => onRemove(spot.id)}
          >
            {t('route.remove')}
          </Button>
        </Buttons>
      </Body>
    </Row>
  );
}
