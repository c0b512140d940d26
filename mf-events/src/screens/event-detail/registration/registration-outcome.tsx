import { Button, ButtonLink, CheckCircleIcon, ClockIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CalendarButton } from '@spotlight/shared/files/calendar-button';
import { eventWhen } from '../../../components/event-facts/event-when';
import { useEventLocation } from '../../../components/event-facts/use-event-location';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import registrationTexts from '../../../locales/registration.zh-TW.json';
import { orderPath, paths } from '../../../paths';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px 0;
  text-align: center;
  & > svg {
    color: var(--success-ink);
  }
  &[data-waits] > svg {
    color: var(--warning-ink);
  }
`;

const Title = styled.h3`
  font-size: var(--text-22);
`;

const Line = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Number = styled.p`
  padding: 8px 16px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-variant-numeric: tabular-nums;
  & > span {
    margin-inline-end: 8px;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const Actions = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
  max-width: 320px;
  margin-top: 12px;
`;

/** How an attempt to register ended well. */
export interface Outcome {
  kind: 'done' | 'pending' | 'already' | 'unpaid' | 'review';
  /** The number to quote; unknown for an earlier registration. */
  number: string | null;
  /** What waits to be paid. */
  orderId: string | null;
}

const titles = {
  done: 'registration.doneTitle',
  pending: 'registration.pendingTitle',
  already: 'registration.alreadyTitle',
  unpaid: 'registration.unpaidTitle',
  review: 'registration.reviewTitle',
} as const;

const helps = {
  done: 'registration.doneHelp',
  pending: 'registration.pendingHelp',
  already: 'registration.doneHelp',
  unpaid: 'registration.unpaidHelp',
  review: 'registration.reviewHelp',
} as const;

export interface RegistrationOutcomeProps {
  event: EventDetail;
  outcome: Outcome;
  onClose: () => void;
}

/** The confirmation: what one is registered for, the number, and the way to the tickets. */
export function RegistrationOutcome({ event, outcome, onClose }: RegistrationOutcomeProps) {
  const t = useTexts(registrationTexts, eventDetailTexts);
  const locationOf = useEventLocation();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; the news is where to read on.
  useEffect(() => title.current?.focus(), []);
  const isWaiting = outcome.kind === 'unpaid' || outcome.kind === 'review';
  return (
    <Box role="status" data-waits={isWaiting || undefined}>
      {isWaiting ? <ClockIcon size={56} /> : <CheckCircleIcon size={56} />}
      <Title ref={title} tabIndex={-1}>
        {t(titles[outcome.kind])}
      </Title>
      <div>
        <strong>{event.title}</strong>
        <Line>{`${eventWhen(event)}・${locationOf(event)}`}</Line>
      </div>
      {outcome.number && (
        <Number>
          <span>{t('registration.number')}</span>
          <strong>{outcome.number}</strong>
        </Number>
      )}
      <Line>{t(helps[outcome.kind])}</Line>
      <Actions>
        <NextStep outcome={outcome} onClose={onClose} />
        <CalendarButton variant="plain" event={event}>
          {t('detail.addToCalendar')}
        </CalendarButton>
        <ButtonLink to={paths.eventList} variant="plain">
          {t('registration.keepLooking')}
        </ButtonLink>
      </Actions>
    </Box>
  );
}

function NextStep({ outcome, onClose }: Pick<RegistrationOutcomeProps, 'outcome' | 'onClose'>) {
  const t = useTexts(registrationTexts);
  switch (outcome.kind) {
    case 'pending':
      return (
        <Button size="lg" onClick={onClose}>
          {t('registration.close')}
        </Button>
      );
    case 'unpaid':
    case 'review':
      return (
        <ButtonLink to={orderPath(outcome.orderId ?? '')} size="lg">
          {t(outcome.kind === 'unpaid' ? 'registration.pay' : 'registration.viewOrder')}
        </ButtonLink>
      );
    case 'done':
    case 'already':
      return (
        <ButtonLink to={paths.tickets} size="lg">
          {t('registration.viewTickets')}
        </ButtonLink>
      );
  }
}
