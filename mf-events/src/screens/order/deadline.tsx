import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { remainingClock } from './remaining-clock.rules';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--warning-soft);
  color: var(--warning-ink);
  & > strong {
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-tight);
  }
  & > small {
    flex-basis: 100%;
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

export interface DeadlineProps {
  until: string;
  /** Milliseconds. */
  now: number;
}

/** How long an order is held. Counted for the eye; read out once as the moment itself. */
export function Deadline({ until, now }: DeadlineProps) {
  const t = useTexts(orderPaymentTexts);
  return (
    <Box>
      <span>{t('orderPayment.timeLeft')}</span>
      <strong role="timer" aria-live="off">
        {remainingClock(Date.parse(until) - now)}
      </strong>
      <small>{t('orderPayment.payUntil', { moment: formatMoment(until) })}</small>
    </Box>
  );
}
