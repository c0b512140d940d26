import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { EventRow } from '../../components/event-row/event-row';
import type { VenueEvent } from '../../data/venue/venue.schema';

const List = styled.ul`
  margin-top: -8px;
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const None = styled.p`
  color: var(--ink-2);
`;

/** The public events that take place here, soonest first. */
export function VenueEventList({ events }: { events: readonly VenueEvent[] }) {
  const { t } = useTranslation('venues');
  if (events.length === 0) return <None>{t('detail.noEvents')}</None>;
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} />
        </li>
      ))}
    </List>
  );
}
