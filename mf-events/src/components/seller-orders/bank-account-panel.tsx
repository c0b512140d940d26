import { Button, Panel, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import sellerOrdersTexts from '../../locales/seller-orders.zh-TW.json';
import { BankAccountDialog } from './bank-account-dialog';
import { useBankAccount } from '../../data/seller-order/seller-order.queries';

const Box = styled(Panel).attrs({ as: 'section' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 16px;
  & h2 {
    font-size: var(--text-16);
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** Where buyers pay to: without it nobody can pay by transfer. */
export function BankAccountPanel() {
  const t = useTexts(sellerOrdersTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <QueryView
      query={useBankAccount()}
      pending={<Skeleton height={86} radius="var(--radius-card)" />}
      errorTitle={t('bankAccount.errorTitle')}
    >
      {(account) => (
        <Box aria-label={t('bankAccount.title')}>
          <div>
            <h2>{t(account ? 'bankAccount.title' : 'bankAccount.none')}</h2>
            <p>
              {account
                ? t('bankAccount.shown', {
                    bank: account.bankCode,
                    account: account.accountNo,
                    name: account.accountName,
                  })
                : t('bankAccount.noneHelp')}
            </p>
          </div>
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {t(account ? 'bankAccount.change' : 'bankAccount.set')}
          </Button>
          {isOpen && <BankAccountDialog account={account} onClose={() => setIsOpen(false)} />}
        </Box>
      )}
    </QueryView>
  );
}
