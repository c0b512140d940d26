import { styled } from 'styled-components';
import { isFreeLabel, priceWord } from '../../format/price';

const Price = styled.span`
  color: var(--ink);
  font-size: var(--text-18);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-title);
  white-space: nowrap;
  &[data-kind='free'] {
    color: var(--success-ink);
  }
  &[data-kind='pending'] {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }
  & > small {
    margin-inline-start: 4px;
    color: var(--ink-2);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }
`;

const amountAndSuffix = /^(NT\$[\d,]+)(?:\s+(.+))?$/;

export interface PriceTextProps {
  /** The label as the server or `formatPriceLabel` gives it. */
  label: string;
  className?: string;
}

/** A price label with its amount in bold, 起 small, and free entry in green. */
export function PriceText({ label, className }: PriceTextProps) {
  const [, amount, suffix] = amountAndSuffix.exec(label) ?? [];
  const kind = amount ? 'amount' : isFreeLabel(priceWord(label)) ? 'free' : 'pending';
  return (
    <Price data-kind={kind} className={className}>
      {amount ?? priceWord(label)}
      {suffix && <small>{priceWord(suffix)}</small>}
    </Price>
  );
}
