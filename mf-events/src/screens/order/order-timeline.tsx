import type { Order } from '@spotlight/shared/orders/schema';
import { formatMoment } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import orderPastTexts from '../../locales/order-past.zh-TW.json';
import { PartTitle } from './order.styles';

const Steps = styled.ol`
  display: grid;
  & > li {
    position: relative;
    padding: 0 0 16px 24px;
    line-height: var(--leading-dense);
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 2px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--line-control);
  }
  & > li::after {
    content: '';
    position: absolute;
    top: 20px;
    bottom: -2px;
    left: 6px;
    width: 2px;
    background: var(--line);
  }
  & > li:first-child::before {
    background: var(--accent);
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li:last-child::after {
    content: none;
  }
  & time,
  & p {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

type Step = keyof (typeof orderPastTexts)['orderPast']['step'];

/** What a move of an order is called. */
function stepOf(from: string | null, to: string): Step {
  if (from !== 'payment_review') return to as Step;
  // Back from the check to paying: the seller did not find the money.
  if (to === 'pending_payment') return 'rejected';
  return to === 'payment_review' ? 'transfer_corrected' : (to as Step);
}

/** What happened to an order, the latest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTexts(orderPastTexts);
  return (
    <>
      <PartTitle>{t('orderPast.timeline')}</PartTitle>
      <Steps>
        {order.events.toReversed().map(({ from, to, at, note }) => (
          <li key={`${to} ${at}`}>
            {t(`orderPast.step.${stepOf(from, to)}`)}
            <time dateTime={at}>{formatMoment(at)}</time>
            {/* The server's own reasons are codes, everybody else's are sentences. */}
            {note && <p>{t(`orderPast.reasons.${note}`, { defaultValue: note })}</p>}
          </li>
        ))}
      </Steps>
    </>
  );
}
