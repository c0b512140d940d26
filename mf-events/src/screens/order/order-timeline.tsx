import type { Order } from '../../data/order/order.schema';
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

/** What happened to an order, the latest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTexts(orderPastTexts);
  return (
    <>
      <PartTitle>{t('orderPast.timeline')}</PartTitle>
      <Steps>
        {order.events.toReversed().map(({ from, to, at, note }) => (
          <li key={`${to} ${at}`}>
            {/* Back from the check to paying: the seller did not find the money. */}
            {from === 'payment_review' && to === 'pending_payment'
              ? t('orderPast.step.rejected')
              : t(`orderPast.step.${to as keyof (typeof orderPastTexts)['orderPast']['step']}`)}
            <time dateTime={at}>{formatMoment(at)}</time>
            {/* The server's own reasons are codes, everybody else's are sentences. */}
            {note && <p>{t(`orderPast.reasons.${note}`, { defaultValue: note })}</p>}
          </li>
        ))}
      </Steps>
    </>
  );
}
