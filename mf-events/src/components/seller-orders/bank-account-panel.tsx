import { BankAccountRow } from '@spotlight/shared/bank-account';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useOrganizerPayee } from '../../data/seller-order/organizer-payee';
import orderExportTexts from '../../locales/order-export.zh-TW.json';

const Box = styled(Panel).attrs({ as: 'section' })`
  padding: 16px;
  & h2 {
    font-size: var(--text-16);
  }
`;

/** Where buyers pay to. */
export function BankAccountPanel() {
  const t = useTexts(orderExportTexts);
  return (
    <Box aria-label={t('bankAccount.title')}>
      <BankAccountRow
        payee={useOrganizerPayee()}
        title={(isSet) => <h2>{t(isSet ? 'bankAccount.title' : 'bankAccount.none')}</h2>}
        none={t('bankAccount.noneHelp')}
        lead={t('bankAccount.lead')}
        action={(isSet) => t(isSet ? 'bankAccount.change' : 'bankAccount.set')}
      />
    </Box>
  );
}
