import { useFormContext } from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import refundTexts from '../../locales/refund.zh-TW.json';
import { NAME_MAX_LENGTH, type AccountForm } from './refund-form.schema';

const Account = styled.div`
  display: grid;
  grid-template-columns: 7em minmax(0, 1fr);
  gap: 12px;
`;

/** The account that money goes back to. Inside a `Form` that has these fields among its own. */
export function AccountFields() {
  const t = useTexts(refundTexts);
  const { field } = useFormContext<AccountForm>();
  return (
    <>
      <Account>
        <TextField
          label={t('refund.bankCode')}
          inputMode="numeric"
          placeholder="812"
          autoComplete="off"
          isRequired
          {...field('bankCode')}
        />
        <TextField
          label={t('refund.accountNo')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...field('accountNo')}
        />
      </Account>
      <TextField
        label={t('refund.accountName')}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
        isRequired
        {...field('accountName')}
      />
    </>
  );
}
