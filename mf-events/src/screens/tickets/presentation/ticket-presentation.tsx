import { CloseIcon, IconButton, StageBand, SunIcon, Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useLayoutEffect, useRef } from 'react';
import { eventWhen } from '../../../components/event-facts/event-when';
import { useEventLocation } from '../../../components/event-facts/use-event-location';
import { presentableTickets, type TicketGroup } from '../../../data/ticket/ticket.rules';
import ticketsTexts from '../../../locales/tickets.zh-TW.json';
import { PresentedTicket } from './presented-ticket';
import {
  Bar,
  Dots,
  Hint,
  Layout,
  Screen,
  Slides,
  EventSummary,
} from './ticket-presentation.styles';
import { useSlides } from './use-slides';
import { useWakeLock } from '../../../components/device/use-wake-lock';

export interface TicketPresentationProps {
  group: TicketGroup;
  onClose: () => void;
  /** Closes as well, on the way to what the page says of the ticket. */
  onDetails: () => void;
}

/** The whole screen for one code after another: large, on white, with the screen kept awake. */
export function TicketPresentation({ group, onClose, onDetails }: TicketPresentationProps) {
  const t = useTexts(ticketsTexts);
  const locationOf = useEventLocation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const tickets = presentableTickets(group);
  const { index, track, show } = useSlides(tickets.length);
  useWakeLock();

  useLayoutEffect(() => {
    const element = dialog.current;
    const page = document.documentElement;
    // The room that is kept for the scrollbar would be a bright strip beside the dark stage.
    page.style.setProperty('scrollbar-gutter', 'auto');
    element?.showModal();
    return () => {
      element?.close();
      page.style.removeProperty('scrollbar-gutter');
    };
  }, []);

  const { event } = group;
  const position = t('tickets.fullscreen.position', { index: index + 1, count: tickets.length });
  return (
    <Screen
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
    >
      <StageBand lighting="narrow">
        <Layout>
          <Bar>
            <IconButton label={t('tickets.fullscreen.close')} onClick={onClose}>
              <CloseIcon size={24} />
            </IconButton>
            <p aria-live="polite">{tickets.length > 1 && position}</p>
          </Bar>
          <EventSummary>
            <h2 id={titleId}>{event.title}</h2>
            <p>{`${eventWhen(event)}・${locationOf(event)}`}</p>
          </EventSummary>
          <Slides
            ref={track}
            role="group"
            tabIndex={tickets.length > 1 ? 0 : undefined}
            aria-label={position}
          >
            {tickets.map((ticket) => (
              <PresentedTicket key={ticket.id} ticket={ticket} />
            ))}
          </Slides>
          {tickets.length > 1 && (
            <Dots>
              {tickets.map((ticket, dot) => (
                <button
                  key={ticket.id}
                  type="button"
                  aria-label={t('tickets.fullscreen.show', { index: dot + 1 })}
                  aria-current={dot === index ? 'true' : undefined}
                  onClick={() => show(dot)}
                />
              ))}
            </Dots>
          )}
          <Hint>
            <SunIcon size={18} />
            {t('tickets.fullscreen.brightness')}
          </Hint>
          <Button variant="outline" size="lg" isFullWidth onClick={onDetails}>
            {t('tickets.fullscreen.details')}
          </Button>
        </Layout>
      </StageBand>
    </Screen>
  );
}
