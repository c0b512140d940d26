import type { BankAccount } from '@spotlight/shared/bank-account/schema';
import type { Order } from '@spotlight/shared/orders/schema';
import { formatPrice } from '@spotlight/shared/format';
import { InfoIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { latestPayments, paidTogether } from '../../data/order/order.rules';
import { CopyButton } from '../../components/copy/copy-button';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { Deadline } from './deadline';
import { PartTitle } from './order.styles';
import { ReportTransfer } from './report-transfer';

const Account = styled.dl`
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & > div {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding-inline: 16px 8px;
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & dd > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
`;

/** Where the money goes, until when, and the way to say that it is on its way. */
export function TransferPanel({ order, now }: { order: Order; now: number }) {
  const t = useTexts(orderPaymentTexts);
  const { rejection } = latestPayments(order);
  const { ids, total } = paidTogether(order);
  return (
    <>
      {rejection && (
        <Notice tone="danger" icon={<WarningIcon />} title={t('orderPayment.rejected')}>
          {t('orderPayment.rejectedHelp', { reason: rejection })}
        </Notice>
      )}
      {order.holdExpiresAt && <Deadline until={order.holdExpiresAt} now={now} />}
      <div>
        <PartTitle>{t('orderPayment.payTo')}</PartTitle>
        {order.payTo ? (
          <AccountRows account={order.payTo} total={total} />
        ) : (
          <Notice tone="warning" icon={<InfoIcon />} title={t('orderPayment.noAccount')}>
            {t('orderPayment.noAccountHelp')}
          </Notice>
        )}
      </div>
      {order.payTo && <ReportTransfer orderIds={ids} />}
    </>
  );
}

function AccountRows({ account, total }: { account: BankAccount; total: number }) {
  const t = useTexts(orderPaymentTexts);
  const rows = [
    { name: 'bank', shown: account.bankCode, copied: account.bankCode },
    { name: 'account', shown: account.accountNo, copied: account.accountNo },
    { name: 'accountName', shown: account.accountName, copied: null },
    { name: 'amount', shown: formatPrice(total), copied: String(total) },
  ] as const;
  return (
    <Account>
      {rows.map(({ name, shown, copied }) => (
        <div key={name}>
          <dt>{t(`orderPayment.${name}`)}</dt>
          <dd>
            <span>{shown}</span>
            {copied && <CopyButton text={copied} name={t(`orderPayment.${name}`)} />}
          </dd>
        </div>
      ))}
    </Account>
  );
}
