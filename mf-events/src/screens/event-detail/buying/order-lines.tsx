import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { usePriceText } from './use-price-text';
import type { TicketSelection } from './use-ticket-selection';

const Lines = styled.dl`
  display: grid;
  gap: 8px;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    font-size: var(--text-14);
  }
  & dd {
    white-space: nowrap;
  }
  & > [data-total] {
    font-weight: var(--weight-bold);
  }
  & > [data-total] dd {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
  & > [data-total] dd[data-free] {
    color: var(--success-ink);
  }
`;

/** What is chosen, and what it comes to. */
export function OrderLines({ selection }: { selection: TicketSelection }) {
  const { t } = useTranslation('events');
  const priceText = usePriceText();
  const { lines, total } = selection;
  if (total === null) return null;
  return (
    <Lines>
      {lines.map(({ ticketType, quantity }) => (
        <div key={ticketType.id}>
          <dt>{t('buying.line', { name: ticketType.name, count: quantity })}</dt>
          <dd>{priceText(ticketType.price * quantity)}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{t('buying.total')}</dt>
        <dd data-free={total === 0 ? '' : undefined}>{priceText(total)}</dd>
      </div>
    </Lines>
  );
}
