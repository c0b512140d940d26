import { Badge, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { TicketState } from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';

const tones: Record<TicketState, BadgeTone> = {
  valid: 'success',
  asked_back: 'warning',
  checked_in: 'info',
  transferring: 'warning',
  cancelled: 'neutral',
  refunded: 'neutral',
};

export interface TicketStatusBadgeProps {
  state: TicketState;
  /** How many tickets are so, where others are not. */
  count?: number;
}

/** Whether a ticket admits, in a word. */
export function TicketStatusBadge({ state, count }: TicketStatusBadgeProps) {
  const t = useTexts(ticketsTexts);
  const word = t(`tickets.status.${state}`);
  return (
    <Badge tone={tones[state]} hasDot>
      {count === undefined ? word : t('tickets.statusCount', { word, count })}
    </Badge>
  );
}
