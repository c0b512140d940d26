import { cityLabel } from '@spotlight/shared/format';
import { MapIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { texts } from '../../texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
`;

const MapLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-control);
  background: var(--control);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  white-space: nowrap;
  &:hover {
    background: var(--surface-2);
  }
`;

/** The address, and the way to it in the visitor's own map. */
export function VenueLocation({ venue }: { venue: VenueDetail }) {
  const t = useTexts(texts);
  const city = venue.city ? cityLabel(venue.city) : '';
  const address = venue.address ?? [city, venue.district, venue.location].filter(Boolean).join('');
  const query = encodeURIComponent(`${venue.name} ${address}`);
  return (
    <Row>
      <p>{address}</p>
      <MapLink
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('detail.navigateLabel')}
      >
        <MapIcon size={18} />
        {t('detail.navigate')}
      </MapLink>
    </Row>
  );
}
