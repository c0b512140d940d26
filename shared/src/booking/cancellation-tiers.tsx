import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import bookingTexts from '../locales/bookings.zh-TW.json';
import type { CancellationPolicy } from './price.schema';
import { refundTiersFor } from './cancellation.rules';

const Tiers = styled.ol`
  display: grid;
  gap: 12px;
  margin-top: 12px;
  @media ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4px;
  }
  & > li {
    padding-top: 8px;
    border-top: 6px solid var(--success);
    line-height: var(--leading-dense);
    font-variant-numeric: tabular-nums;
  }
  & > [data-percent='50'] {
    border-color: var(--warning);
  }
  & > [data-percent='0'] {
    border-color: var(--danger);
  }
  & strong,
  & small {
    display: block;
  }
  & span {
    font-size: var(--text-14);
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

const Lead = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const words = { 100: 'full', 50: 'half', 0: 'none' } as const;

export interface CancellationTiersProps {
  policy: CancellationPolicy;
  startAt: string;
  /** Whole NT$. */
  deposit: number;
}

/** What of the deposit goes back until when, with the dates of one booking. */
export function CancellationTiers({ policy, startAt, deposit }: CancellationTiersProps) {
  const t = useTexts(bookingTexts);
  const tiers = refundTiersFor(policy, startAt, deposit);
  const moments = tiers.flatMap(({ until }) => until ?? []);
  return (
    <>
      <Lead>
        {t('bookings.policy.lead', {
          moment: formatMoment(startAt),
          deposit: formatPrice(deposit),
        })}
      </Lead>
      <Tiers>
        {tiers.map(({ percent, until, amount }) => (
          <li key={percent} data-percent={percent}>
            <strong>{t(`bookings.policy.${words[percent as keyof typeof words]}`)}</strong>
            <span>
              {until
                ? t('bookings.policy.before', { moment: formatMoment(until) })
                : t('bookings.policy.from', { moment: formatMoment(moments.at(-1) ?? startAt) })}
            </span>
            <small>{t('bookings.policy.amount', { amount: formatPrice(amount) })}</small>
          </li>
        ))}
      </Tiers>
    </>
  );
}
