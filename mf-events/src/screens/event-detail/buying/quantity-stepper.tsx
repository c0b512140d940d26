import { IconButton, MinusIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { QuantityRange } from '../../../data/event/event.rules';

const Box = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-control);
  background: var(--control);
  & > output {
    min-width: 24px;
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

export interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  name: string;
  quantity: number;
  range: QuantityRange;
  onChange: (quantity: number) => void;
}

/** One less, one more, between the limits of a ticket type. */
export function QuantityStepper({ name, quantity, range, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('events');
  return (
    <Box role="group" aria-label={t('ticketType.quantity', { name })}>
      <IconButton
        label={t('ticketType.fewer')}
        size="sm"
        disabled={quantity <= range.min}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon size={18} />
      </IconButton>
      <output>{quantity}</output>
      <IconButton
        label={t('ticketType.more')}
        size="sm"
        disabled={quantity >= range.max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon size={18} />
      </IconButton>
    </Box>
  );
}
