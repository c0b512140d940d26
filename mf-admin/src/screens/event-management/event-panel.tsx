import { eventLinks } from '@spotlight/shared/contract/links';
import { formatDateTime, groupDigits } from '@spotlight/shared/format';
import {
  ButtonLink,
  CalendarIcon,
  ExternalIcon,
  FactRow,
  PinIcon,
  UserIcon,
  UsersIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ManagedEvent } from '../../data/event/event.schema';
import { paths } from '../../paths';
import { AuditTrail } from '../../room/audit-trail';
import type { PanelPlace } from '../../room/room';
import { RowPanel } from '../../room/row-panel';
import { texts } from '../../texts';
import { EventStatusBadge } from './event-status-badge';
import { locationText } from './location-text';

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
`;

const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  color: var(--accent-ink);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
`;

export interface EventPanelProps {
  event: ManagedEvent;
  place: PanelPlace;
}

/** One event: its facts, its public page, and what was done to it. */
export function EventPanel({ event, place }: EventPanelProps) {
  const t = useTexts(texts);
  return (
    <RowPanel {...place} rowKey={event.id} title={event.title} lead={event.category}>
      <Facts>
        <EventStatusBadge status={event.status} />
        <FactRow icon={<CalendarIcon size={18} />}>
          {formatDateTime(event.date, event.time)}
        </FactRow>
        <FactRow icon={<PinIcon size={18} />}>
          {locationText(event) || t('events.undecidedLocation')}
        </FactRow>
        <FactRow icon={<UserIcon size={18} />}>
          {event.organizerName ?? t('dashboard.pending.unknownSubmitter')}
        </FactRow>
        <FactRow icon={<UsersIcon size={18} />}>
          {t('events.registered', { count: groupDigits(event.attendees) })}
        </FactRow>
        <ButtonLink variant="outline" size="sm" to={paths.registrations.to(event.id)}>
          {t('events.toRegistrations')}
        </ButtonLink>
        <PageLink href={eventLinks.event(event.id)} target="_blank" rel="noopener">
          {t('events.toPage')}
          <ExternalIcon size={16} />
        </PageLink>
      </Facts>
      <AuditTrail entity="events" id={event.id} />
    </RowPanel>
  );
}
