import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Order } from './order.schema';
import orderStateTexts from '../locales/orders.zh-TW.json';

const Line = styled.span`
  display: block;
`;

/** What a request is about: tickets by the names that are printed on them, or the whole order. */
export function RefundedItems({ refund }: { refund: Pick<Order['refunds'][number], 'tickets'> }) {
  const t = useTexts(orderStateTexts);
  if (!refund.tickets) return <>{t('refunded.whole')}</>;
  return (
    <>
      {refund.tickets.map(({ ticketNo, typeName }) => (
        <Line key={ticketNo}>{t('refunded.ticket', { name: typeName, number: ticketNo })}</Line>
      ))}
    </>
  );
}
