import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Price = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-tight);
  white-space: nowrap;
  & > strong {
    color: var(--ink);
    font-size: var(--text-22);
    font-variant-numeric: tabular-nums;
  }
`;

/** The price per hour, NT$. */
export function PerHour({ amount }: { amount: number }) {
  const t = useTexts(texts);
  return (
    <Price>
      <strong>{formatPrice(amount)}</strong> {t('venue.perHour')}
    </Price>
  );
}
