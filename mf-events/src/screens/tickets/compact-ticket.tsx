import { Artwork } from '@spotlight/artwork';
import { ChevronRightIcon, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { eventWhen } from '../../components/event-facts/event-when';
import { countStates, type TicketGroup, type TicketState } from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { TicketStatusBadge } from './ticket-status-badge';

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  text-align: start;
  &:hover {
    border-color: var(--line-control);
  }
  & > svg {
    flex-shrink: 0;
    margin-inline-start: auto;
    color: var(--ink-2);
  }
`;

const Poster = styled(Artwork)`
  flex-shrink: 0;
  width: 112px;
  border-radius: var(--radius-control);
`;

const Summary = styled.span`
  display: grid;
  gap: 2px;
  justify-items: start;
  min-width: 0;
  line-height: var(--leading-title);
  & > strong {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

/** What is said of a closed row, because it lets nobody in meanwhile. */
const isUnderWay = new Set<TicketState>(['asked_back', 'transferring']);

export interface CompactTicketProps {
  group: TicketGroup;
  onOpen: () => void;
}

/** A registration as a row: enough to find it, one press to open it. */
export function CompactTicket({ group, onOpen }: CompactTicketProps) {
  const t = useTexts(ticketsTexts);
  const { event, tickets, typeName } = group;
  const underWay = countStates(group).filter(({ state }) => isUnderWay.has(state));
  return (
    <Row type="button" onClick={onOpen}>
      <Poster
        kind="event"
        id={event.id}
        title={event.title}
        category={event.category}
        imageUrl={event.imageUrl}
        sizes="112px"
        showWords={false}
        isDecorative
      />
      <Summary>
        <VisuallyHidden>{t('tickets.expand')}</VisuallyHidden>
        <strong>{event.title}</strong>
        <small>
          {t('tickets.compactMeta', {
            when: eventWhen(event).replace(/^\d{4}\//, ''),
            type: t('tickets.typeCount', { name: typeName, count: tickets.length }),
          })}
        </small>
        {underWay.map(({ state, count }) => (
          <TicketStatusBadge key={state} state={state} count={count} />
        ))}
      </Summary>
      <ChevronRightIcon />
    </Row>
  );
}
