import type { Order } from '@spotlight/shared/orders/schema';
import { Button, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { useState } from 'react';
import orderProviderTexts from '../../locales/order-provider.zh-TW.json';
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
  const tProvider = useTexts(orderProviderTexts);
  // Whoever chose a transfer may still pay in another way.
  const [isChanging, setIsChanging] = useState(false);
  const isChoosing = stage === 'choose' || isChanging;
  return (
    <Panel as="section" aria-label={t('orderPayment.payment')}>
      <Stack>
        {isChoosing ? (
          <ChoosePayment order={order} now={now} onTransfer={() => setIsChanging(false)} />
        ) : (
          <TransferPanel order={order} now={now} />
        )}
        {!isChoosing && order.takesProviders && (
          <Button variant="outline" isFullWidth onClick={() => setIsChanging(true)}>
            {tProvider('orderProvider.change')}
          </Button>
        )}
        <AskSeller order={order} isFullWidth />
        <CancelOrderButton order={order} />
      </Stack>
    </Panel>
  );
}
