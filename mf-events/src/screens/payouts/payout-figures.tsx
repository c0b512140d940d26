import { Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import payoutsTexts from '../../locales/payouts.zh-TW.json';
import { usePriceChange } from './use-price-change';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: 12px 16px;
  font-variant-numeric: tabular-nums;
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    min-height: 1.7em;
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    white-space: nowrap;
  }
  & [data-net] dd {
    color: var(--accent-ink);
  }
`;

export interface PayoutFiguresProps {
  /** `null` while they are read, or when they could not be. */
  sums: { gross: number; refunded: number; platformFee: number; net: number } | null;
  isPending?: boolean;
}

/** What came in, what was taken away from it, and what is left. */
export function PayoutFigures({ sums, isPending = false }: PayoutFiguresProps) {
  const t = useTexts(payoutsTexts);
  const { amount, minus } = usePriceChange();
  const figures = [
    ['gross', sums && amount(sums.gross)],
    ['refunded', sums && minus(sums.refunded)],
    ['platformFee', sums && minus(sums.platformFee)],
    ['net', sums && amount(sums.net)],
  ] as const;
  return (
    <List>
      {figures.map(([name, text]) => (
        <div key={name} data-net={name === 'net' ? '' : undefined}>
          <dt>{t(`payouts.figure.${name}`)}</dt>
          <dd>{text ?? (isPending ? <Skeleton height={22} /> : t('payouts.unknown'))}</dd>
        </div>
      ))}
    </List>
  );
}
