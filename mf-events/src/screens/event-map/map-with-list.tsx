import { pageCountOf, readPage, writeSearch } from '@spotlight/shared/format';
import {
  Button,
  EmptyState,
  EventRows,
  Pagination,
  TaiwanMap,
  VisuallyHidden,
  fromDesktop,
  readMapView,
  usePickedPins,
  useResultsHead,
  type MapView,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { MAP_LIMIT } from '../../data/map/map.queries';
import { eventsWith, pinOf } from '../../data/map/map-pins';
import type { MapEvent } from '../../data/map/map.schema';
import mapTexts from '../../locales/map.zh-TW.json';
import { eventPath } from '../../paths';
import { WayLink } from './way-link';

const PAGE_SIZE = 20;

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
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

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

interface MapWithListProps {
  events: readonly MapEvent[];
  params: URLSearchParams;
  /** Where the map came to rest; null for what it shows by itself. */
  onView: (view: MapView | null) => void;
}

/** The map, and beside it the same events as a list: those in the picture, or those of the pin that was pressed. */
export function MapWithList({ events, params, onView }: MapWithListProps) {
  const t = useTexts(mapTexts);
  const listId = useId();
  const at = params.get('at');
  const view = useMemo(() => readMapView(at), [at]);
  const pins = useMemo(() => events.map(pinOf), [events]);
  const list = useRef<HTMLElement>(null);
  const { ids, picked, pick, rest, showAll } = usePickedPins(list);

  const shown = eventsWith(ids, events);
  const pageCount = pageCountOf(shown.length, PAGE_SIZE);
  const page = Math.min(readPage(params), pageCount);
  const hrefFor = (target: number) =>
    writeSearch({ when: params.get('when'), at, page: target }) || '?';
  useResultsHead(hrefFor(1), page, list);
  return (
    <Split>
      <TaiwanMap
        label={t('map.label')}
        pins={pins}
        view={view}
        selected={picked?.[0] ?? null}
        countText={(count) => t('map.heap', { count })}
        onPick={pick}
        onRest={(now) => {
          rest(now);
          onView(now.view);
        }}
      />
      <List ref={list} aria-labelledby={listId} tabIndex={-1}>
        <VisuallyHidden as="h2" id={listId}>
          {t('map.list')}
        </VisuallyHidden>
        <Total>
          <p role="status">
            {t(picked ? 'map.picked' : 'map.total', { count: shown.length })}
            {events.length >= MAP_LIMIT && ` ${t('map.capped', { count: MAP_LIMIT })}`}
          </p>
          {picked && (
            <Button variant="text" size="sm" onClick={showAll}>
              {t('map.showAll')}
            </Button>
          )}
        </Total>
        {shown.length > 0 ? (
          <EventRows
            events={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            pathOf={eventPath}
            actionOf={(event) => <WayLink event={event} />}
          />
        ) : (
          <EmptyState
            title={t('map.emptyTitle')}
            help={t('map.emptyHelp')}
            action={<Button onClick={() => onView(null)}>{t('map.showWhole')}</Button>}
          />
        )}
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </List>
    </Split>
  );
}
