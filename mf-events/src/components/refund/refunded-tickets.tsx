import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Order } from '../../data/order/order.schema';
import refundTexts from '../../locales/refund.zh-TW.json';

const Line = styled.span`
  display: block;
`;

/** Which tickets a request is about, by the names that are printed on them. */
export function RefundedTickets({ refund }: { refund: Pick<Order['refunds'][number], 'tickets'> }) {
  const t = useTexts(refundTexts);
  if (!refund.tickets) return <>{t('refund.wholeOrder')}</>;
  return (
    <>
      {refund.tickets.map(({ ticketNo, typeName }) => (
        <Line key={ticketNo}>{t('refund.ticket', { name: typeName, number: ticketNo })}</Line>
      ))}
    </>
  );
}
