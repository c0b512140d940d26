import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import { Checkbox } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Ticket } from '../../data/ticket/ticket.schema';
import refundTexts from '../../locales/refund.zh-TW.json';

const Box = styled.fieldset`
  display: grid;
  gap: 4px;
  & > legend {
    margin-bottom: 4px;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

export interface TicketPickerProps {
  tickets: readonly Ticket[];
  /** Ids of the tickets that stay. */
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** Which tickets go back; all of them at first. */
export function TicketPicker({ tickets, leftOut, onChange }: TicketPickerProps) {
  const t = useTexts(refundTexts, orderStateTexts);
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <Box>
      <legend>{t('refund.tickets')}</legend>
      {tickets.map(({ id, typeName, number }) => (
        <Checkbox
          key={id}
          label={t('refunded.ticket', { name: typeName, number })}
          checked={!leftOut.has(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </Box>
  );
}
