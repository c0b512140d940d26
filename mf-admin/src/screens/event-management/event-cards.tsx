import { groupDigits } from '@spotlight/shared/format';
import { CalendarIcon, FactRow, PinIcon, UsersIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ManagedEvent } from '../../data/event/event.schema';
import { texts } from '../../texts';
import { EventLink } from './event-link';
import { EventStatusBadge } from './event-status-badge';
import { EventThumbnail } from './event-thumbnail';
import { locationText } from './location-text';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Card = styled.li`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** Events as cards, for screens on which a table would hide most of its columns. */
export function EventCards({ events }: { events: readonly ManagedEvent[] }) {
  const t = useTexts(texts);
  return (
    <List aria-label={t('events.table')}>
      {events.map((event) => (
        <Card key={event.id}>
          <Head>
            <EventThumbnail event={event} />
            <EventLink event={event} isWrapped />
          </Head>
          <FactRow icon={<CalendarIcon size={18} />}>{event.date.replaceAll('-', '/')}</FactRow>
          <FactRow icon={<PinIcon size={18} />}>
            {locationText(event) || t('events.undecidedLocation')}
          </FactRow>
          <FactRow icon={<UsersIcon size={18} />}>
            {t('events.registered', { count: groupDigits(event.attendees) })}
          </FactRow>
          <Foot>
            {event.category}
            <EventStatusBadge status={event.status} />
          </Foot>
        </Card>
      ))}
    </List>
  );
}
