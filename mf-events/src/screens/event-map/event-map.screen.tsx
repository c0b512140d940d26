import type { PrefetchContext } from '@spotlight/shared/contract';
import { readChoice, taipeiDay } from '@spotlight/shared/format';
import {
  Container,
  MapFrame,
  PageHeading,
  QueryView,
  SegmentedControl,
  Skeleton,
  writeMapView,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { weekOf } from '../../data/event/week.rules';
import { prefetchMapEvents, useMapEvents } from '../../data/map/map.queries';
import mapTexts from '../../locales/map.zh-TW.json';
import { MapWithList, Split } from './map-with-list';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  padding-block: 24px 48px;
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

/** /event-map: events on a map and in a list of what is in view. `?at=`, `?when=` and `?page=` choose. */
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
        // Another picture, or other days, have pages of their own.
        now.delete('page');
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
            params={params}
            onView={(view) => {
              const at = writeMapView(view);
              if (at !== params.get('at')) change('at', at);
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}

EventMapScreen.prefetch = (context: PrefetchContext) =>
  prefetchMapEvents(context, spanOf(readWhen(context.search)));

/** The place of the map and of the list. */
function MapSkeleton() {
  return (
    <Split aria-busy="true">
      <MapFrame>
        <Skeleton height="100%" radius="var(--radius-card)" />
      </MapFrame>
      <Skeleton height={420} />
    </Split>
  );
}
