import type { Order } from '@spotlight/shared/orders/schema';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Badge, Button, Panel, useErrorText, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useToasts } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { RefundedItems } from '@spotlight/shared/orders/refunded';
import { useSetRefundAccount, useWithdrawRefund } from '../../data/order/order.mutations';
import { isRefundable } from '../../data/order/order.rules';
import orderRefundTexts from '../../locales/order-refund.zh-TW.json';
import { GiveAccount } from './give-account';
import { Pairs, PartTitle, Quiet, Stack } from './order.styles';

const RefundDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "refund" */ '../../components/refund/refund-dialog').then(
      (m) => m.RefundDialog,
    ),
  { Failed: OverlayFailure },
);

/** Requests for money back with what became of them, and the way to another one. */
export function RefundSection({ order }: { order: Order }) {
  const t = useTexts(orderRefundTexts);
  const isLoading = RefundDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const canAsk = isRefundable(order);
  return (
    <Panel as="section" aria-label={t('orderRefund.refund')}>
      <PartTitle>{t('orderRefund.refund')}</PartTitle>
      <Stack>
        {order.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
        {canAsk && (
          <>
            <Quiet>{t('orderRefund.refundHelp')}</Quiet>
            <Button variant="outline" isBusy={isOpen && isLoading} onClick={() => setIsOpen(true)}>
              {t('orderRefund.askRefund')}
            </Button>
          </>
        )}
      </Stack>
      {isOpen && <RefundDialog order={order} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

function RefundRow({ refund }: { refund: Order['refunds'][number] }) {
  const t = useTexts(orderRefundTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useWithdrawRefund();
  const setAccount = useSetRefundAccount();
  const withdraw = () =>
    mutate(refund.id, {
      onSuccess: () => toasts.success(t('orderRefund.withdrawn')),
      onError: (error) => toasts.error(errorText(error)),
    });
  return (
    <Stack>
      <Pairs>
        <div>
          <dt>{t('orderRefund.refundState')}</dt>
          <dd>
            <Badge>{t(`orderRefund.refundStates.${refund.status}`)}</Badge>
          </dd>
        </div>
        <div>
          <dt>{t('orderRefund.refundOf')}</dt>
          <dd>
            <RefundedItems refund={refund} />
          </dd>
        </div>
        <div>
          <dt>{t('orderRefund.refundAmount')}</dt>
          <dd>{formatPrice(refund.amount)}</dd>
        </div>
        <div>
          <dt>{t('orderRefund.refundAsked')}</dt>
          <dd>{formatMoment(refund.createdAt)}</dd>
        </div>
        {refund.decisionNote && (
          <div>
            <dt>{t('orderRefund.refundNote')}</dt>
            <dd>{refund.decisionNote}</dd>
          </div>
        )}
      </Pairs>
      {refund.status === 'processing' && !refund.byProvider && !refund.hasAccount && (
        <GiveAccount save={(account) => setAccount.mutateAsync({ refundId: refund.id, account })} />
      )}
      {refund.status === 'requested' && (
        <Button variant="plain" isBusy={isPending} onClick={withdraw}>
          {t('orderRefund.withdraw')}
        </Button>
      )}
    </Stack>
  );
}
