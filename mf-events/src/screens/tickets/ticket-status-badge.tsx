import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Ticket } from '../../data/ticket/ticket.schema';
import ticketsTexts from '../../locales/tickets.zh-TW.json';

const tones: Record<Ticket['status'], BadgeTone> = {
  valid: 'success',
  checked_in: 'info',
  transferring: 'warning',
  cancelled: 'neutral',
  refunded: 'neutral',
};

/** Whether a ticket admits, in a word. */
export function TicketStatusBadge({ status }: Pick<Ticket, 'status'>) {
  const t = useTexts(ticketsTexts);
  return (
    <Badge tone={tones[status]} hasDot>
      {t(`tickets.status.${status}`)}
    </Badge>
  );
}
