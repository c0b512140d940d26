import { Artwork } from '@spotlight/artwork';
import { Button, CalendarIcon, ClockIcon, FactRow, PinIcon, QrIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useEffect, useRef, useState } from 'react';
import { CalendarButton } from '@spotlight/shared/files/calendar-button';
import { EventHours, hasHours } from '../../components/event-facts/event-hours';
import { eventWhen } from '../../components/event-facts/event-when';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import {
  countStates,
  insideCount,
  isCancellable,
  presentableTickets,
  refundableOrderId,
  tabOf,
  type TicketGroup,
} from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { eventPath } from '../../paths';
import { AskedBackTickets } from './asked-back-tickets';
import { CancelButton } from './cancel-button';
import { RefundButton } from './refund-button';
import { TicketPresentation } from './presentation/ticket-presentation';
import { TicketQr } from './ticket-qr';
import { TicketStatusBadge } from './ticket-status-badge';
import { SentTransfers } from './transfer/sent-transfers';
import { TransferButton } from './transfer/transfer-button';
import { Actions, Badges, Card, Details, Head, Stub, TearLine } from './ticket-card.styles';

export interface TicketCardProps {
  group: TicketGroup;
  /** It was opened by a press on its row, which is gone now. */
  hasFocus: boolean;
}

/** Tickets of one registration, ready to be shown at the gate. */
export function TicketCard({ group, hasFocus }: TicketCardProps) {
  const t = useTexts(ticketsTexts);
  const locationOf = useEventLocation();
  // The code alone on the screen, or what is said of the ticket, on the way from there.
  const [view, setView] = useState<'code' | 'details' | null>(null);
  const details = useRef<HTMLDListElement>(null);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasFocus) card.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    if (view === 'details') details.current?.focus();
  }, [view]);

  const { event, tickets, typeName } = group;
  const isUpcoming = tabOf(group) === 'upcoming';
  const [presented] = isUpcoming ? presentableTickets(group) : [];
  const shown = presented ?? tickets[0];
  if (!shown) return null;
  const states = countStates(group);
  const inside = insideCount(group);
  const orderId = refundableOrderId(group);
  return (
    <Card ref={card} tabIndex={-1} aria-label={event.title}>
      <Artwork
        kind="event"
        id={event.id}
        title={event.title}
        category={event.category}
        line={event.posterLine}
        imageUrl={event.imageUrl}
        sizes="(min-width: 592px) 560px, 94vw"
        isDecorative
      />
      <Head>
        <div>
          <h2>
            <Link to={eventPath(event.id)}>{event.title}</Link>
          </h2>
          <Badges>
            {states.map(({ state, count }) => (
              <TicketStatusBadge
                key={state}
                state={state}
                count={states.length > 1 ? count : undefined}
              />
            ))}
          </Badges>
        </div>
        <FactRow icon={<CalendarIcon size={18} />} isStrong>
          {eventWhen(event)}
        </FactRow>
        {hasHours(event) && (
          <FactRow icon={<ClockIcon size={18} />}>
            <EventHours event={event} />
          </FactRow>
        )}
        <FactRow icon={<PinIcon size={18} />}>{locationOf(event)}</FactRow>
      </Head>
      <TearLine />
      <Stub>
        {presented && <TicketQr ticket={presented} size={120} isFramed />}
        <Details ref={details} tabIndex={-1}>
          <div>
            <dt>{t('tickets.typeLabel')}</dt>
            <dd>
              {t('tickets.typeCount', { name: typeName, count: tickets.length })}
              {isUpcoming && inside > 0 && (
                <small>{t('tickets.othersInside', { count: inside })}</small>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('tickets.numberLabel')}</dt>
            <dd>{shown.number}</dd>
          </div>
        </Details>
        {presented && (
          <Button size="lg" icon={<QrIcon />} isFullWidth onClick={() => setView('code')}>
            {t('tickets.present')}
          </Button>
        )}
      </Stub>
      {tickets.some(({ status }) => status === 'transferring') && <SentTransfers group={group} />}
      {tickets.some(({ askedBack }) => askedBack) && <AskedBackTickets group={group} />}
      {isUpcoming && (
        <Actions>
          <CalendarButton variant="plain" event={event}>
            {t('tickets.calendar')}
          </CalendarButton>
          <TransferButton group={group} />
          {isCancellable(group) && <CancelButton group={group} />}
          {orderId && <RefundButton group={group} orderId={orderId} />}
        </Actions>
      )}
      {view === 'code' && presented && (
        <TicketPresentation
          group={group}
          onClose={() => setView(null)}
          onDetails={() => setView('details')}
        />
      )}
    </Card>
  );
}
