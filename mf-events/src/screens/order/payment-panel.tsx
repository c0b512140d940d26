import type { Order } from '@spotlight/shared/orders/schema';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { AskSeller } from './ask-seller';
import { CancelOrderButton } from './cancel-order-button';
import { ChoosePayment } from './choose-payment';
import { Stack } from './order.styles';
import { TransferPanel } from './transfer-panel';

export interface PaymentPanelProps {
  order: Order;
  stage: 'choose' | 'transfer';
  /** Milliseconds. */
  now: number;
}

/** How an order is paid, until when, and the way out of it. */
export function PaymentPanel({ order, stage, now }: PaymentPanelProps) {
  const t = useTexts(orderPaymentTexts);
  return (
    <Panel as="section" aria-label={t('orderPayment.payment')}>
      <Stack>
        {stage === 'choose' ? (
          <ChoosePayment order={order} now={now} />
        ) : (
          <TransferPanel order={order} now={now} />
        )}
        <AskSeller order={order} isFullWidth />
        <CancelOrderButton order={order} />
      </Stack>
    </Panel>
  );
}
