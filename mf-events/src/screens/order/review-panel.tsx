import type { Order } from '@spotlight/shared/orders/schema';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { PushSuggestion } from '@spotlight/shared/push';
import { Button, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { latestPayments } from '../../data/order/order.rules';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { AskSeller } from './ask-seller';
import { CancelOrderButton } from './cancel-order-button';
import { CorrectReportDialog } from './correct-report-dialog';
import { Pairs, PartTitle, Stack } from './order.styles';

/** What was reported and waits for the seller: the way to correct it, to ask, and out of it. */
export function ReviewPanel({ order }: { order: Order }) {
  const t = useTexts(orderPaymentTexts);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { current } = latestPayments(order);
  const last5 = current?.transferLast5 ?? '';
  return (
    <Panel as="section" aria-label={t('orderPayment.review')}>
      <PartTitle>{t('orderPayment.review')}</PartTitle>
      <Stack>
        <Pairs>
          <div>
            <dt>{t('orderPayment.amount')}</dt>
            <dd>{formatPrice(order.total)}</dd>
          </div>
          <div>
            <dt>{t('orderPayment.reportedLast5')}</dt>
            <dd>{last5}</dd>
          </div>
          <div>
            <dt>{t('orderPayment.reportedAt')}</dt>
            <dd>{formatMoment(current?.reportedAt ?? order.createdAt)}</dd>
          </div>
        </Pairs>
        <PushSuggestion waitsFor="payment" />
        <Button variant="outline" isFullWidth onClick={() => setIsCorrecting(true)}>
          {t('orderPayment.correct')}
        </Button>
        <AskSeller order={order} isFullWidth />
        <CancelOrderButton order={order} />
      </Stack>
      {isCorrecting && (
        <CorrectReportDialog
          orderId={order.id}
          last5={last5}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </Panel>
  );
}
