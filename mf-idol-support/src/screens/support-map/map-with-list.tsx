import { formatCount, pageCountOf } from '@spotlight/shared/format';
import type { GeoPoint } from '@spotlight/shared/point/rules';
import {
  Button,
  EmptyState,
  Pagination,
  TaiwanMap,
  VisuallyHidden,
  fromDesktop,
  usePickedPins,
  useResultsHead,
  type MapView,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { startTransition, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { byDistance, metresBetween } from '../../data/spot/distance.rules';
import type { Spot, SpotMap } from '../../data/spot/spot.schema';
import mapTexts from '../../locales/support-map.zh-TW.json';
import { pinOf } from '../../components/spot/map-pins';
import { distanceText } from '../../components/spot/distance-text';
import { SpotRow } from '../../components/spot/spot-row';

const PAGE_SIZE = 20;

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    gap: 32px;
    & > :first-child {
      position: sticky;
      top: calc(var(--header-h) + 16px);
      align-self: start;
    }
  }
`;

const List = styled.section`
  display: grid;
  gap: 8px;
  align-content: start;
  scroll-margin-top: calc(var(--header-h) + 16px);
`;

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

export interface MapWithListProps {
  answer: SpotMap;
  page: number;
  view: MapView | null;
  here: GeoPoint | null;
  /** The spot that is open. */
  openId: string | null;
  /** Address of this page with another page of the list, or another spot open. */
  hrefOf: (change: { page: number } | { spot: string }) => string;
  onOpen: (id: string) => void;
  /** Where the map came to rest; null for what it shows by itself. */
  onView: (view: MapView | null) => void;
}

/** The map, and beside it the same spots as a list: those in the picture, nearest first for who said where they are. */
export function MapWithList({ answer, page: asked, here, openId, ...rest }: MapWithListProps) {
  const t = useTexts(mapTexts);
  const listId = useId();
  const { pins: spots, hasMore } = answer;
  const pins = useMemo(() => spots.map(pinOf), [spots]);
  const list = useRef<HTMLElement>(null);
  const { ids, picked, pick, rest: restAt, showAll } = usePickedPins(list);

  const inView = useMemo(() => ids && new Set(ids), [ids]);
  const shown = byDistance(inView ? spots.filter(({ id }) => inView.has(id)) : spots, here);
  const pageCount = pageCountOf(shown.length, PAGE_SIZE);
  const page = Math.min(asked, pageCount);
  useResultsHead(rest.hrefOf({ page: 1 }), page, list);
  const distanceTo = (spot: Spot) => {
    if (!here) return null;
    return distanceText(metresBetween(here, spot), t);
  };
  return (
    <Split>
      <TaiwanMap
        label={t('supportMap.map')}
        pins={pins}
        view={rest.view}
        here={here}
        selected={openId ?? picked?.[0] ?? null}
        countText={(count) => t('supportMap.heap', { count })}
        onPick={(pressed) => {
          const [only, ...others] = pressed;
          if (only && others.length === 0) rest.onOpen(only);
          else pick(pressed);
        }}
        onRest={(now) => {
          // The list may wait for the next finger.
          startTransition(() => {
            restAt(now);
            rest.onView(now.view);
          });
        }}
      />
      <List ref={list} aria-labelledby={listId} tabIndex={-1}>
        <VisuallyHidden as="h2" id={listId}>
          {t('supportMap.list')}
        </VisuallyHidden>
        <Total>
          <p role="status">
            {t(picked ? 'supportMap.picked' : 'supportMap.total', { count: shown.length })}
            {hasMore && t('supportMap.capped', { count: formatCount(spots.length) })}
          </p>
          {picked && (
            <Button variant="text" size="sm" onClick={showAll}>
              {t('supportMap.showAll')}
            </Button>
          )}
        </Total>
        {shown.length > 0 ? (
          <Rows>
            {shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((spot) => (
              <li key={spot.id}>
                <SpotRow
                  spot={spot}
                  to={rest.hrefOf({ spot: spot.id })}
                  isSelected={spot.id === openId}
                  distance={distanceTo(spot)}
                />
              </li>
            ))}
          </Rows>
        ) : (
          <EmptyState
            title={t('supportMap.outOfView.title')}
            help={t('supportMap.outOfView.help')}
            action={
              <Button onClick={() => rest.onView(null)}>{t('supportMap.outOfView.action')}</Button>
            }
          />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => rest.hrefOf({ page: number })}
        />
      </List>
    </Split>
  );
}
