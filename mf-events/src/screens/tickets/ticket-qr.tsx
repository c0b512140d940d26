import { Button, Spinner } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Ticket } from '../../data/ticket/ticket.schema';
import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { useQrDrawing } from './use-qr-drawing';

/** Black on white in both themes: scanners need it so. */
const Field = styled.div`
  display: grid;
  place-items: center;
  gap: 8px;
  aspect-ratio: 1;
  max-width: 100%;
  border-radius: var(--radius-card);
  background: white;
  color: black;
  &[data-framed] {
    border: 1px solid var(--line);
  }
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

export interface TicketQrProps {
  ticket: Ticket;
  /** Edge in CSS pixels; narrower where there is no room. */
  size: number;
  isFramed?: boolean;
}

/** The code that the scanner at the gate reads. */
export function TicketQr({ ticket, size, isFramed }: TicketQrProps) {
  const t = useTexts(ticketsTexts);
  const { drawing, hasFailed, retry } = useQrDrawing(ticket.qr);
  return (
    <Field style={{ width: size }} data-framed={isFramed ? '' : undefined}>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.edge} ${drawing.edge}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('tickets.qrLabel', { number: ticket.number })}
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      )}
      {!drawing && !hasFailed && <Spinner />}
      {hasFailed && (
        <Button variant="text" size="sm" onClick={retry} title={t('tickets.qrFailed')}>
          {t('tickets.retry')}
        </Button>
      )}
    </Field>
  );
}
