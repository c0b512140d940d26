import { CalendarIcon, PinIcon, TicketIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEventMoments } from '../use-event-moments';
import type { EventDetail } from '../../../data/event/event.schema';

const List = styled.ul`
  display: grid;
  gap: 20px;
  & > li {
    display: flex;
    gap: 14px;
    min-width: 0;
  }
  & strong {
    display: block;
    line-height: var(--leading-title);
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: var(--surface-2);
  color: var(--ink-2);
`;

interface FactProps {
  icon: ReactNode;
  main: string;
  detail: string | null;
}

const Fact = ({ icon, main, detail }: FactProps) => (
  <li>
    <Disc>{icon}</Disc>
    <div>
      <strong>{main}</strong>
      {detail && <small>{detail}</small>}
    </div>
  </li>
);

/** When, where and how much, each with one line of detail. */
export function EventFacts({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const { when, until, place, way } = useEventMoments(event);
  return (
    <List>
      <Fact icon={<CalendarIcon />} main={when} detail={until} />
      <Fact icon={<PinIcon />} main={place} detail={way} />
      <Fact icon={<TicketIcon />} main={event.price} detail={t('detail.electronic')} />
    </List>
  );
}
