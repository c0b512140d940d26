import type { PrefetchContext } from '@spotlight/shared/contract';
import { readChoice, taipeiDay } from '@spotlight/shared/format';
import {
  Button,
  Container,
  EmptyState,
  EventRows,
  PageHeading,
  QueryView,
  SegmentedControl,
  Skeleton,
  VisuallyHidden,
  fromDesktop,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { weekOf } from '../../data/event/week.rules';
import { MAP_LIMIT, prefetchMapEvents, useMapEvents } from '../../data/map/map.queries';
import { eventsIn, readView, wholeView, writeView, type MapView } from '../../data/map/map.rules';
import type { MapEvent } from '../../data/map/map.schema';
import mapTexts from '../../locales/map.zh-TW.json';
import { eventPath } from '../../paths';
import { MapCanvas } from './map-canvas';
import { WayLink } from './way-link';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  padding-block: 24px 48px;
`;

const Split = styled.div`
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

const Total = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const choices = ['all', 'today', 'weekend'] as const;
type When = (typeof choices)[number];

/** The days that are asked for; null for all to come. */
function spanOf(when: When) {
  if (when === 'all') return null;
  const today = taipeiDay();
  if (when === 'today') return { from: today, to: today };
  const { sunday } = weekOf(today);
  const saturday = new Date(Date.parse(`${sunday}T00:00:00Z`) - 86_400_000);
  return { from: saturday.toISOString().slice(0, 10), to: sunday };
}

const readWhen = (params: URLSearchParams): When => readChoice(params, 'when', choices) ?? 'all';

/** /event-map: events on a drawn map and in a list of what is in view. `?at=` and `?when=` choose. */
export function EventMapScreen() {
  const t = useTexts(mapTexts);
  const [params, setParams] = useSearchParams();
  const when = readWhen(params);
  const query = useMapEvents(spanOf(when));
  const change = (name: string, value: string | null) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page>
      <PageHeading
        title={t('map.title')}
        lead={t('map.lead')}
        action={
          <SegmentedControl<When>
            label={t('map.whenLabel')}
            value={when}
            options={choices.map((value) => ({ value, label: t(`map.when.${value}`) }))}
            onChange={(chosen) => change('when', chosen === 'all' ? null : chosen)}
          />
        }
      />
      <QueryView query={query} pending={<MapSkeleton />} errorTitle={t('map.errorTitle')}>
        {(events) => (
          <MapWithList
            events={events}
            view={readView(params)}
            onView={(view) => change('at', writeView(view))}
          />
        )}
      </QueryView>
    </Page>
  );
}

EventMapScreen.prefetch = (context: PrefetchContext) =>
  prefetchMapEvents(context, spanOf(readWhen(context.search)));

interface MapWithListProps {
  events: readonly MapEvent[];
  view: MapView;
  onView: (view: MapView) => void;
}

function MapWithList({ events, view: settled, onView }: MapWithListProps) {
  const t = useTexts(mapTexts);
  const listId = useId();
  // The address learns where the map came to rest; browsers refuse to write one with every movement.
  const [dragged, setDragged] = useState<MapView | null>(null);
  const view = dragged ?? settled;
  const rest = (next: MapView) => {
    setDragged(null);
    onView(next);
  };
  const shown = eventsIn(view, events);
  return (
    <Split>
      <MapCanvas view={view} events={events} onDrag={setDragged} onView={rest} />
      <section aria-labelledby={listId}>
        <VisuallyHidden as="h2" id={listId}>
          {t('map.list')}
        </VisuallyHidden>
        <Total role="status">
          {t('map.total', { count: shown.length })}
          {events.length >= MAP_LIMIT && ` ${t('map.capped', { count: MAP_LIMIT })}`}
        </Total>
        {shown.length > 0 ? (
          <EventRows
            events={shown}
            pathOf={eventPath}
            actionOf={(event) => <WayLink event={event} />}
          />
        ) : (
          <EmptyState
            title={t('map.emptyTitle')}
            help={t('map.emptyHelp')}
            action={<Button onClick={() => rest(wholeView)}>{t('map.showWhole')}</Button>}
          />
        )}
      </section>
    </Split>
  );
}

/** The place of the map and of the list. */
function MapSkeleton() {
  return (
    <Split aria-busy="true">
      <Skeleton height={420} radius="var(--radius-card)" />
      <Skeleton height={420} />
    </Split>
  );
}
