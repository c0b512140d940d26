import { eventLinks } from '@spotlight/shared/contract/links';
import { categoryLabel, formatDateTime, groupDigits } from '@spotlight/shared/format';
import {
  Button,
  ButtonLink,
  CalendarIcon,
  ExternalIcon,
  FactRow,
  Notice,
  PinIcon,
  TicketIcon,
  UserIcon,
  UsersIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { canCancelEvent, canEditEvent, isUnsentEvent } from '../../data/event/event.rules';
import type { ManagedEvent } from '../../data/event/event.schema';
import actTexts from '../../locales/event-acts.zh-TW.json';
import { paths } from '../../paths';
import { AuditTrail } from '../../room/audit-trail';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { texts } from '../../texts';
import { EventStatusBadge } from './event-status-badge';
import { locationText } from './location-text';
import { SubmitEventButton } from './submit-event-button';

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

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export interface EventPanelProps {
  event: ManagedEvent;
  place: PanelPlace;
  mayManage: boolean;
  onEdit: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** One event: its facts, its public page, what can be done with it, and what was done to it. */
export function EventPanel({ event, place, mayManage, ...acts }: EventPanelProps) {
  const t = useTexts(texts);
  const act = useTexts(actTexts);
  const { status } = event;
  return (
    <RowPanel
      {...place}
      rowKey={event.id}
      title={event.title}
      lead={categoryLabel(event.category)}
      footer={
        mayManage &&
        (canEditEvent(status) || status === 'pending_approval') && (
          <Acts>
            {canCancelEvent(status) && (
              <Button variant="plain" size="sm" onClick={acts.onCancel}>
                {act('cancel.button')}
              </Button>
            )}
            {isUnsentEvent(status) && (
              <>
                <Button variant="plain" size="sm" onClick={acts.onDelete}>
                  {act('delete.button')}
                </Button>
                <SubmitEventButton event={event} />
              </>
            )}
            {status === 'pending_approval' && (
              <ButtonLink size="sm" variant="outline" to={paths.approval.to()}>
                {act('toApproval')}
              </ButtonLink>
            )}
            {canEditEvent(status) && (
              <Button size="sm" onClick={acts.onEdit}>
                {act('edit')}
              </Button>
            )}
          </Acts>
        )
      }
    >
      {!mayManage && <Notice>{act('onlyLook')}</Notice>}
      {mayManage && status === 'pending_approval' && <Notice>{act('waits')}</Notice>}
      <Facts>
        <EventStatusBadge status={event.status} />
        <FactRow icon={<CalendarIcon size={18} />}>
          {formatDateTime(event.date, event.time, false, event.endsAt)}
        </FactRow>
        <FactRow icon={<PinIcon size={18} />}>
          {locationText(event) || t('events.undecidedLocation')}
        </FactRow>
        <FactRow icon={<UserIcon size={18} />}>
          {event.organizerName ?? t('dashboard.pending.unknownSubmitter')}
        </FactRow>
        <FactRow icon={<TicketIcon size={18} />}>{event.price}</FactRow>
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
