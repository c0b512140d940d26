import { cityLabel } from '@spotlight/shared/format';
import { ButtonLink, MapIcon, TaiwanMap } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventSectionsTexts from '../../../locales/event-sections.zh-TW.json';
import { Section } from './section';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-top: 12px;
  & a:not([target]) {
    color: var(--accent-ink);
    text-decoration: underline;
  }
  & p {
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
`;

/** A search in Google Maps opens the map application of a phone and the site on a desktop. */
function mapsUrl({ address, location, city, point }: EventDetail): string {
  const words = [address ?? (city && cityLabel(city)), location].filter(Boolean).join(' ');
  const query = point ? `${point.lat},${point.lng}` : words;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Where it is and how to get there. */
export function LocationSection({ event }: { event: EventDetail }) {
  const t = useTexts(eventSectionsTexts);
  const { id, location: name, city, point } = event;
  const pins = useMemo(() => [{ id, name, city, point }], [id, name, city, point]);
  return (
    <Section title={t('sections.location')}>
      {(point ?? city) && (
        <TaiwanMap shape="card" label={t('sections.map', { name })} pins={pins} />
      )}
      <Row>
        <div>
          <strong>
            {event.venueId ? (
              <Link to={`/venues/${event.venueId}`}>{event.location}</Link>
            ) : (
              event.location
            )}
          </strong>
          <p>{[event.address, event.transit].filter(Boolean).join('，')}</p>
          {!point && city && <p>{t('sections.mapOfCity')}</p>}
        </div>
        <ButtonLink
          to={mapsUrl(event)}
          target="_blank"
          rel="noopener noreferrer"
          title={t('sections.navigateHint')}
          variant="outline"
          icon={<MapIcon size={18} />}
        >
          {t('sections.navigate')}
        </ButtonLink>
      </Row>
    </Section>
  );
}
