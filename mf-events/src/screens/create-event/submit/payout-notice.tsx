import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BankAccountDialog } from '../../../components/seller-orders/bank-account-dialog';
import { useWords } from '../../../components/words/use-words';
import { useBankAccount } from '../../../data/seller-order/seller-order.queries';
import words from '../../../locales/event-submit.zh-TW.json';
import sellerWords from '../../../locales/seller-orders.zh-TW.json';

const Action = styled.div`
  margin-top: 8px;
`;

/** Paid tickets need an account that buyers transfer to: says so while there is none, and takes it. */
export function PayoutNotice() {
  useWords(words);
  useWords(sellerWords);
  const { t } = useTranslation('events');
  const [isOpen, setIsOpen] = useState(false);
  const { data: account } = useBankAccount();
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
      {isOpen && <BankAccountDialog account={null} onClose={() => setIsOpen(false)} />}
    </>
  );
}
