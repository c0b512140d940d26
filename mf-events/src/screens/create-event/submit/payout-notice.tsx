import { BankAccountDialog, useBankAccount } from '@spotlight/shared/bank-account';
import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOrganizerPayee } from '../../../data/seller-order/organizer-payee';
import eventSubmitTexts from '../../../locales/event-submit.zh-TW.json';
import orderExportTexts from '../../../locales/order-export.zh-TW.json';

const Action = styled.div`
  margin-top: 8px;
`;

/** Paid tickets need an account that buyers transfer to: says so while there is none, and takes it. */
export function PayoutNotice() {
  const t = useTexts(eventSubmitTexts, orderExportTexts);
  const [isOpen, setIsOpen] = useState(false);
  const payee = useOrganizerPayee();
  const { data: account } = useBankAccount(payee);
  if (account !== null) return null;
  return (
    <>
      <Notice tone="warning" icon={<WarningIcon />} title={t('eventSubmit.accountMissing')}>
        {t('eventSubmit.accountMissingHelp')}
        <Action>
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {t('bankAccount.set')}
          </Button>
        </Action>
      </Notice>
      {isOpen && (
        <BankAccountDialog
          payee={payee}
          account={null}
          lead={t('bankAccount.lead')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
