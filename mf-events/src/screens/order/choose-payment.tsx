import type { Order } from '@spotlight/shared/orders/schema';
import { Button, CardIcon, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useChooseBankTransfer } from '../../data/order/order.mutations';
import { paidTogether } from '../../data/order/order.rules';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { Deadline } from './deadline';
import { PartTitle } from './order.styles';

const Method = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 12px 16px;
  border: 2px solid var(--accent);
  border-radius: var(--radius-control);
  line-height: var(--leading-dense);
  & > input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
  & > svg {
    margin-inline-start: auto;
    color: var(--ink-2);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

/** How to pay. Confirming keeps the order for a day instead of minutes. */
export function ChoosePayment({ order, now }: { order: Order; now: number }) {
  const t = useTexts(orderPaymentTexts);
  const errorText = useErrorText();
  const { mutate, isPending, error } = useChooseBankTransfer();
  return (
    <>
      {order.holdExpiresAt && <Deadline until={order.holdExpiresAt} now={now} />}
      <div role="radiogroup" aria-label={t('orderPayment.method')}>
        <PartTitle>{t('orderPayment.method')}</PartTitle>
        <Method>
          <input type="radio" name="method" defaultChecked />
          <span>
            <strong>{t('orderPayment.bankTransfer')}</strong>
            <small>{t('orderPayment.bankTransferHelp')}</small>
          </span>
          <CardIcon />
        </Method>
      </div>
      {error && !isPending && (
        <div role="alert">
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(error)}
          </Notice>
        </div>
      )}
      <Button
        size="lg"
        isFullWidth
        isBusy={isPending}
        onClick={() => mutate(paidTogether(order).ids)}
      >
        {t('orderPayment.showAccount')}
      </Button>
    </>
  );
}
