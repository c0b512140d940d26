import { useToasts } from '@spotlight/shared/contract';
import type { Order } from './order.schema';
import { Button, Notice, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { useReadRefundAccount } from './seller-order.mutations';
import sellerOrdersTexts from '../locales/seller-orders.zh-TW.json';
import { Pairs, Row } from './seller-order.styles';

const Note = styled.small`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** Where the money goes, shown when asked for: each reading is written down. */
export function RefundAccount({
  refund,
  read,
}: {
  refund: Pick<Order['refunds'][number], 'id' | 'hasAccount'>;
  /** The call that shows it: of a refund, or of late money. */
  read: ReturnType<typeof useReadRefundAccount>;
}) {
  const t = useTexts(sellerOrdersTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, data, isPending } = read;
  if (!refund.hasAccount) return <Notice tone="warning">{t('sellerOrders.noAccount')}</Notice>;
  if (!data) {
    return (
      <Row>
        <Button
          variant="outline"
          size="sm"
          isBusy={isPending}
          onClick={() => mutate(refund.id, { onError: (error) => toasts.error(errorText(error)) })}
        >
          {t('sellerOrders.showAccount')}
        </Button>
        <Note>{t('sellerOrders.accountLogged')}</Note>
      </Row>
    );
  }
  return (
    <Pairs>
      <div>
        <dt>{t('sellerOrders.bank')}</dt>
        <dd>{data.bankCode}</dd>
      </div>
      <div>
        <dt>{t('sellerOrders.account')}</dt>
        <dd>{data.accountNo}</dd>
      </div>
      <div>
        <dt>{t('sellerOrders.accountName')}</dt>
        <dd>{data.accountName}</dd>
      </div>
    </Pairs>
  );
}
