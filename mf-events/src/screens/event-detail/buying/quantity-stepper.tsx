import { IconButton, MinusIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { QuantityRange } from '../../../data/event/event.rules';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { useFocusOnMount } from './use-focus-on-mount';

const Box = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-control);
  background: var(--control);
  & > output {
    min-width: 24px;
    color: var(--ink);
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
  /** It takes the place of what was pressed, and with it the focus. */
  takesFocus?: boolean;
  onStep: (by: 1 | -1) => void;
}

/** One less, one more, between the limits of a ticket type; below the least there is none at all. */
export function QuantityStepper({
  name,
  quantity,
  range,
  takesFocus = false,
  onStep,
}: QuantityStepperProps) {
  const t = useTexts(eventDetailTexts);
  const { min, max, canBeNone } = range;
  const more = useFocusOnMount(takesFocus);
  return (
    <Box role="group" aria-label={t('ticketType.quantity', { name })}>
      <IconButton
        label={t('ticketType.fewer')}
        size="sm"
        disabled={quantity <= (canBeNone ? 0 : min)}
        onClick={() => onStep(-1)}
      >
        <MinusIcon size={18} />
      </IconButton>
      <output aria-label={t('ticketType.quantity', { name })}>{quantity}</output>
      <IconButton
        label={t('ticketType.more')}
        size="sm"
        ref={more}
        disabled={quantity >= max}
        onClick={() => onStep(1)}
      >
        <PlusIcon size={18} />
      </IconButton>
    </Box>
  );
}
