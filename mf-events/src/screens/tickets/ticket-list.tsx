import { useState } from 'react';
import { styled } from 'styled-components';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import { CompactTicket } from './compact-ticket';
import { TicketCard } from './ticket-card';

const List = styled.ul`
  display: grid;
  gap: 16px;
`;

/** The first registration opened, the others as rows that open in its place. */
export function TicketList({ groups }: { groups: readonly TicketGroup[] }) {
  const [requestedId, setRequestedId] = useState<string | null>(null);
  // What was open may be gone: cancelled, or moved to another tab.
  const openId = groups.some(({ registrationId }) => registrationId === requestedId)
    ? requestedId
    : groups[0]?.registrationId;
  return (
    <List>
      {groups.map((group) => (
        <li key={group.registrationId}>
          {group.registrationId === openId ? (
            <TicketCard group={group} hasFocus={requestedId !== null} />
          ) : (
            <CompactTicket group={group} onOpen={() => setRequestedId(group.registrationId)} />
          )}
        </li>
      ))}
    </List>
  );
}
