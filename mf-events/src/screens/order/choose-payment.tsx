import { providerMethods, type Order, type ProviderMethod } from '@spotlight/shared/orders/schema';
import { Button, CardIcon, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useChooseBankTransfer } from '../../data/order/order.mutations';
import { paidTogether } from '../../data/order/order.rules';
import { useProviderMethods, useStartPayment } from '../../data/payment/payment.queries';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import orderProviderTexts from '../../locales/order-provider.zh-TW.json';
import { AttemptNotice } from './attempt-notice';
import { Deadline } from './deadline';
import { openProvider } from './open-provider';
import { PartTitle, Quiet } from './order.styles';

const Method = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 12px 16px;
  border: 2px solid var(--line);
  border-radius: var(--radius-control);
  line-height: var(--leading-dense);
  &:has(input:checked) {
    border-color: var(--accent);
  }
  & + & {
    margin-top: 8px;
  }
  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
  & > svg {
    flex: none;
    margin-inline-start: auto;
    color: var(--ink-2);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

interface ChoosePaymentProps {
  order: Order;
  /** Milliseconds. */
  now: number;
  /** The account is to be shown. */
  onTransfer: () => void;
}

/** How to pay: through a provider where one is there, or by transfer, which keeps the order for a day. */
export function ChoosePayment({ order, now, onTransfer }: ChoosePaymentProps) {
  const t = useTexts(orderPaymentTexts);
  const tProvider = useTexts(orderProviderTexts);
  const errorText = useErrorText();
  const transfer = useChooseBankTransfer();
  const start = useStartPayment();
  const { data: offered = [] } = useProviderMethods(order.takesProviders);
  const [chosen, setChosen] = useState<ProviderMethod | 'transfer'>();
  const methods = providerMethods.filter((method) => offered.includes(method));
  const method = chosen ?? order.attempt?.method ?? methods[0] ?? 'transfer';
  const isTransfer = method === 'transfer' || !methods.includes(method);
  const { ids } = paidTogether(order);
  const { isPending, error } = isTransfer ? transfer : start;

  const pay = () => {
    if (isTransfer) transfer.mutate(ids, { onSuccess: onTransfer });
    else start.mutate({ orderId: order.id, method }, { onSuccess: openProvider });
  };
  const goLabel =
    method === 'atm' || method === 'cvs' ? 'orderProvider.getNumber' : 'orderProvider.go';
  return (
    <>
      <AttemptNotice order={order} />
      {order.holdExpiresAt && <Deadline until={order.holdExpiresAt} now={now} />}
      <div role="radiogroup" aria-label={t('orderPayment.method')}>
        <PartTitle>{t('orderPayment.method')}</PartTitle>
        {methods.map((name) => (
          <Method key={name}>
            <input
              type="radio"
              name="method"
              checked={!isTransfer && method === name}
              onChange={() => setChosen(name)}
            />
            <span>
              <strong>{tProvider(`orderProvider.method.${name}`)}</strong>
              <small>{tProvider(`orderProvider.methodHelp.${name}`)}</small>
            </span>
            <CardIcon />
          </Method>
        ))}
        <Method>
          <input
            type="radio"
            name="method"
            checked={isTransfer}
            onChange={() => setChosen('transfer')}
          />
          <span>
            <strong>{t('orderPayment.bankTransfer')}</strong>
            <small>{t('orderPayment.bankTransferHelp')}</small>
          </span>
          <CardIcon />
        </Method>
      </div>
      {!isTransfer && ids.length > 1 && <Quiet>{tProvider('orderProvider.onlyThis')}</Quiet>}
      {error && !isPending && (
        <div role="alert">
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(error)}
          </Notice>
        </div>
      )}
      <Button size="lg" isFullWidth isBusy={isPending} onClick={pay}>
        {isTransfer ? t('orderPayment.showAccount') : tProvider(goLabel)}
      </Button>
    </>
  );
}
