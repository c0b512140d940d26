import {
  Button,
  EmptyState,
  TaiwanMap,
  fromDesktop,
  usePickedPins,
  type MapPin,
} from '@spotlight/shared/ui';
import { DeferredSaveHeart } from '@spotlight/shared/saving';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { VenueGrid } from '../../components/venue-tile/venue-grid';
import type { ListedVenue } from '../../data/venue/venue-search.schema';
import venueMapTexts from '../../locales/venue-map.zh-TW.json';

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    & > :first-child {
      position: sticky;
      top: calc(var(--header-h) + 16px);
      grid-column: 2;
      align-self: start;
    }
    & > :last-child {
      grid-row: 1;
    }
  }
`;

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  scroll-margin-top: calc(var(--header-h) + 16px);
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  min-height: 44px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const pinOf = ({ id, name, city, lat, lng }: ListedVenue): MapPin => ({
  id,
  name,
  city,
  point: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
});

/** The venues side by side with a map: those in its picture, or those of the pin that was pressed. */
export function VenuesOnMap({ venues }: { venues: readonly ListedVenue[] }) {
  const t = useTexts(venueMapTexts);
  const pins = useMemo(() => venues.map(pinOf), [venues]);
  const list = useRef<HTMLElement>(null);
  const { ids, picked, pick, rest, showAll } = usePickedPins(list);
  const shown = ids ? venues.filter(({ id }) => ids.includes(id)) : venues;
  return (
    <Split>
      <TaiwanMap
        label={t('venueMap.label')}
        pins={pins}
        selected={picked?.[0] ?? null}
        countText={(count) => t('venueMap.heap', { count })}
        onPick={pick}
        onRest={rest}
      />
      <List ref={list} aria-label={t('venueMap.list')} tabIndex={-1}>
        <Total>
          <p role="status">
            {t(picked ? 'venueMap.picked' : 'venueMap.inView', { count: shown.length })}
          </p>
          {picked && (
            <Button variant="text" size="sm" onClick={showAll}>
              {t('venueMap.showAll')}
            </Button>
          )}
        </Total>
        {shown.length > 0 ? (
          <VenueGrid
            venues={shown}
            columns={2}
            label={t('venueMap.list')}
            actionOf={(venue) => (
              <DeferredSaveHeart thing={{ type: 'venue', id: venue.id, name: venue.name }} />
            )}
          />
        ) : (
          <EmptyState title={t('venueMap.emptyTitle')} help={t('venueMap.emptyHelp')} />
        )}
      </List>
    </Split>
  );
}
