import { styled } from 'styled-components';
import { stateOf } from '../../../data/ticket/ticket.rules';
import type { Ticket } from '../../../data/ticket/ticket.schema';
import { TicketQr } from '../ticket-qr';
import { TicketStatusBadge } from '../ticket-status-badge';

/** The page's own theme on the dark stage; the code itself is always on white. */
const Paper = styled.div`
  border-radius: var(--radius-sheet);
  background: var(--surface);
  text-align: center;
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  & > strong {
    font-size: var(--text-18);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
  }
`;

const Holder = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 14px 20px;
  border-top: 2px dashed var(--line);
  text-align: start;
  & > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :last-child {
    flex-shrink: 0;
  }
`;

/** One ticket as the person at the gate wants to see it. */
export function PresentedTicket({ ticket }: { ticket: Ticket }) {
  return (
    <Paper data-surface="page">
      <Code>
        <TicketQr ticket={ticket} size={328} />
        <strong>{ticket.number}</strong>
      </Code>
      <Holder>
        <span>{`${ticket.typeName}・${ticket.holderName}`}</span>
        <TicketStatusBadge state={stateOf(ticket)} />
      </Holder>
    </Paper>
  );
}
