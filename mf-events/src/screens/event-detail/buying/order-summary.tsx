import { fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { usePriceText } from './use-price-text';
import type { TicketSelection } from './use-ticket-selection';

/** Narrow: what is chosen as one line. Wide: a line for each, with its price. */
const Lines = styled.dl`
  overflow: hidden;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: var(--leading-dense);
  text-overflow: ellipsis;
  white-space: nowrap;
  & * {
    display: inline;
  }
  & > div + div::before {
    content: '、';
  }
  & dd {
    display: none;
  }
  @media ${fromDesktop} {
    display: grid;
    gap: 8px;
    color: inherit;
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    line-height: inherit;
    white-space: normal;
    & > div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 16px;
    }
    & > div + div::before {
      content: none;
    }
    & dd {
      display: block;
      white-space: nowrap;
    }
  }
`;

const Total = styled.dl`
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-bold);
  & dt {
    display: none;
  }
  & dd {
    font-size: var(--text-22);
    line-height: var(--leading-tight);
    white-space: nowrap;
  }
  & dd[data-free] {
    color: var(--success-ink);
  }
  @media ${fromDesktop} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    margin-top: 8px;
    font-size: var(--text-14);
    & dt {
      display: block;
    }
    & dd {
      font-size: var(--text-28);
    }
  }
`;

const Summary = styled.div`
  &[data-panel] {
    display: none;
  }
  @media ${fromDesktop} {
    &[data-panel] {
      display: block;
    }
  }
`;

export interface OrderSummaryProps {
  selection: TicketSelection;
  /** Where there is little room, something else has to be said. */
  isOnPanelOnly: boolean;
}

/** What is chosen, and what it comes to. */
export function OrderSummary({ selection, isOnPanelOnly }: OrderSummaryProps) {
  const t = useTexts(eventDetailTexts);
  const priceText = usePriceText();
  const { lines, total } = selection;
  if (total === null) return null;
  return (
    <Summary data-panel={isOnPanelOnly || undefined}>
      <Lines>
        {lines.map(({ ticketType, quantity }) => (
          <div key={ticketType.id}>
            <dt>{t('buying.line', { name: ticketType.name, count: quantity })}</dt>
            <dd>{priceText(ticketType.price * quantity)}</dd>
          </div>
        ))}
      </Lines>
      <Total>
        <dt>{t('buying.total')}</dt>
        <dd data-free={total === 0 ? '' : undefined}>{priceText(total)}</dd>
      </Total>
    </Summary>
  );
}
