import { Button, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import bankAccountTexts from '../locales/bank-account.zh-TW.json';
import { BankAccountDialog } from './bank-account-dialog';
import { useBankAccount } from './bank-account.queries';
import type { Payee } from './bank-account.schema';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export interface BankAccountRowProps {
  payee: Payee;
  /** What stands above the account, depending on whether there is one. */
  title: (isSet: boolean) => ReactNode;
  /** What is missing while there is none. */
  none: string;
  /** Who will see it, and when. */
  lead: string;
  /** What the button is called; with the payee's name where a page has several. */
  action: (isSet: boolean) => string;
}

/** Where a payee is paid, and the way to change it: without it nobody can pay by transfer. */
export function BankAccountRow({ payee, title, none, lead, action }: BankAccountRowProps) {
  const t = useTexts(bankAccountTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <QueryView
      query={useBankAccount(payee)}
      pending={<Skeleton height={54} />}
      errorTitle={t('bankAccount.errorTitle')}
    >
      {(account) => (
        <Row>
          <div>
            {title(account !== null)}
            <p>
              {account
                ? t('bankAccount.shown', {
                    bank: account.bankCode,
                    account: account.accountNo,
                    name: account.accountName,
                  })
                : none}
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            aria-label={action(account !== null)}
            onClick={() => setIsOpen(true)}
          >
            {t(account ? 'bankAccount.change' : 'bankAccount.set')}
          </Button>
          {isOpen && (
            <BankAccountDialog
              payee={payee}
              account={account}
              lead={lead}
              onClose={() => setIsOpen(false)}
            />
          )}
        </Row>
      )}
    </QueryView>
  );
}
