import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import type { Order } from './order.schema';
import { ReasonDialog } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { Badge, Button, ConfirmButton, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useDecideRefund, useMarkRefunded, useReadRefundAccount } from './seller-order.mutations';
import { RefundedItems } from './refunded-items';
import { RefundAccount } from './refund-account';
import { useSellerDesk } from './seller-desk';
import { Pairs, Row, Stack } from './seller-order.styles';

const Card = styled(Panel)`
  padding: 16px;
`;

type Refund = Order['refunds'][number];

/** Money that a buyer wants back: agree, send it, and say that it was sent. */
export function RefundCard({ refund }: { refund: Refund }) {
  const t = useTexts(sellerOrdersTexts);
  const { kind } = useSellerDesk();
  const amountId = useId();
  const decide = useDecideRefund();
  const mark = useMarkRefunded();
  const read = useReadRefundAccount();
  const [asked, setAsked] = useState<'refuse' | 'mark' | null>(null);
  const close = () => setAsked(null);
  const amount = formatPrice(refund.amount);
  const reason = refund.byServer ? t(`sellerOrders.of.${kind}.refundByServer`) : refund.reason;
  return (
    <Card as="article" aria-labelledby={amountId}>
      <Stack>
        <Row>
          <Badge tone={refund.status === 'requested' ? 'warning' : 'info'}>
            {t(`sellerOrders.refundState.${refund.status}`)}
          </Badge>
        </Row>
        <Pairs>
          <div data-strong="" id={amountId}>
            <dt>{t('sellerOrders.refundAmount')}</dt>
            <dd>{amount}</dd>
          </div>
          <div>
            <dt>{t('sellerOrders.refundOf')}</dt>
            <dd>
              <RefundedItems refund={refund} />
            </dd>
          </div>
          {refund.fee > 0 && (
            <div>
              <dt>{t('sellerOrders.refundFee')}</dt>
              <dd>{formatPrice(refund.fee)}</dd>
            </div>
          )}
          <div>
            <dt>{t('sellerOrders.refundReason')}</dt>
            <dd>{reason}</dd>
          </div>
        </Pairs>
        {refund.status === 'requested' && (
          <Row>
            <Button size="sm" variant="outline" onClick={() => setAsked('refuse')}>
              {t('sellerOrders.refuseRefund')}
            </Button>
            <ConfirmButton
              size="sm"
              question={{
                tone: 'primary',
                title: t('sellerOrders.approveTitle'),
                body: t(`sellerOrders.of.${kind}.approveBody`, { amount }),
                confirmLabel: t('sellerOrders.approveRefund'),
                onConfirm: async () => {
                  await decide.mutateAsync({ refundId: refund.id, isApproved: true, note: null });
                  return t('sellerOrders.approvedRefund');
                },
              }}
            >
              {t('sellerOrders.approveRefund')}
            </ConfirmButton>
          </Row>
        )}
        {refund.status === 'processing' && !refund.byProvider && (
          <>
            <RefundAccount refund={refund} read={read} />
            <Row>
              <Button size="sm" disabled={!refund.hasAccount} onClick={() => setAsked('mark')}>
                {t('sellerOrders.markRefunded')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
      {/* An answer that was lost: the order, read again, says that it was done, and there is nothing left to ask. */}
      {asked === 'refuse' && refund.status === 'requested' && (
        <ReasonDialog
          title={t('sellerOrders.refuseTitle')}
          lead={t(`sellerOrders.of.${kind}.refuseBody`)}
          label={t('sellerOrders.refuseReason')}
          hint={t('sellerOrders.rejectHint')}
          missing={t('sellerOrders.reasonMissing')}
          confirmLabel={t('sellerOrders.refuseTitle')}
          onConfirm={async (note) => {
            await decide.mutateAsync({ refundId: refund.id, isApproved: false, note });
            return t('sellerOrders.refusedRefund');
          }}
          onClose={close}
        />
      )}
      {asked === 'mark' && refund.status === 'processing' && (
        <ReasonDialog
          title={t('sellerOrders.markTitle')}
          lead={t('sellerOrders.markBody', { amount })}
          label={t('sellerOrders.transferRef')}
          missing={t('sellerOrders.transferRefMissing')}
          confirmLabel={t('sellerOrders.markRefunded')}
          isShort
          onConfirm={async (reference) => {
            await mark.mutateAsync({ refundId: refund.id, reference });
            return t('sellerOrders.marked');
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
