import { cityLabel } from '@spotlight/shared/format';
import { ButtonLink, MapIcon, TaiwanMap } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import locationTexts from '../../locales/venue-location.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  margin-top: 12px;
  & small {
    color: var(--ink-3);
  }
`;

/** Where it is on the map, the address, and the way to it in the visitor's own map. */
export function VenueLocation({ venue }: { venue: VenueDetail }) {
  const t = useTexts(locationTexts);
  const { id, name, city, lat, lng } = venue;
  const pins = useMemo(
    () => [{ id, name, city, point: lat != null && lng != null ? { lat, lng } : null }],
    [id, name, city, lat, lng],
  );
  const address =
    venue.address ??
    [city && cityLabel(city), venue.district, venue.location].filter(Boolean).join('');
  const query = lat != null && lng != null ? `${lat},${lng}` : `${name} ${address}`;
  return (
    <>
      {(lat != null || city) && (
        <TaiwanMap shape="card" label={t('where.map', { name })} pins={pins} />
      )}
      <Row>
        <div>
          <p>{address}</p>
          {lat == null && city && <small>{t('where.mapOfCity')}</small>}
        </div>
        <ButtonLink
          to={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('where.navigateLabel')}
          variant="outline"
          icon={<MapIcon size={18} />}
        >
          {t('where.navigate')}
        </ButtonLink>
      </Row>
    </>
  );
}
