import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { FieldErrors, UseFormRegister } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import refundTexts from '../../locales/refund.zh-TW.json';
import { NAME_MAX_LENGTH, type AccountForm } from './refund-form.schema';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

const Account = styled.div`
  display: grid;
  grid-template-columns: 7em minmax(0, 1fr);
  gap: 12px;
`;

export interface AccountFieldsProps {
  form: {
    register: UseFormRegister<AccountForm>;
    formState: { errors: FieldErrors<AccountForm> };
  };
}

/** The account that money goes back to. */
export function AccountFields({ form: { register, formState } }: AccountFieldsProps) {
  const t = useTexts(refundTexts);
  const errorOf = (field: keyof AccountForm) => {
    const key = formState.errors[field]?.message;
    return key && t(`refund.errors.${key as keyof (typeof refundTexts)['refund']['errors']}`);
  };
  return (
    <Fields>
      <Account>
        <TextField
          label={t('refund.bankCode')}
          inputMode="numeric"
          maxLength={3}
          placeholder="812"
          autoComplete="off"
          isRequired
          error={errorOf('bankCode')}
          {...register('bankCode')}
        />
        <TextField
          label={t('refund.accountNo')}
          inputMode="numeric"
          maxLength={24}
          autoComplete="off"
          isRequired
          error={errorOf('accountNo')}
          {...register('accountNo')}
        />
      </Account>
      <TextField
        label={t('refund.accountName')}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
        isRequired
        error={errorOf('accountName')}
        {...register('accountName')}
      />
    </Fields>
  );
}
