import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { Ticket } from '../../data/ticket/ticket.schema';

const tones: Record<Ticket['status'], BadgeTone> = {
  valid: 'success',
  checked_in: 'info',
  transferring: 'warning',
  cancelled: 'neutral',
  refunded: 'neutral',
};

/** Whether a ticket admits, in a word. */
export function TicketStatusBadge({ status }: Pick<Ticket, 'status'>) {
  const { t } = useTranslation('events');
  return (
    <Badge tone={tones[status]} hasDot>
      {t(`tickets.status.${status}`)}
    </Badge>
  );
}
