import { QrCode } from '@spotlight/shared/qr';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Ticket } from '../../data/ticket/ticket.schema';
import ticketsTexts from '../../locales/tickets.zh-TW.json';

export interface TicketQrProps {
  ticket: Ticket;
  /** Edge in CSS pixels; narrower where there is no room. */
  size: number;
  isFramed?: boolean;
}

/** The code that the scanner at the gate reads. */
export function TicketQr({ ticket, size, isFramed }: TicketQrProps) {
  const t = useTexts(ticketsTexts);
  return (
    <QrCode
      payload={ticket.qr}
      label={t('tickets.qrLabel', { number: ticket.number })}
      failedText={t('tickets.qrFailed')}
      retryText={t('tickets.retry')}
      size={size}
      isFramed={isFramed}
    />
  );
}
