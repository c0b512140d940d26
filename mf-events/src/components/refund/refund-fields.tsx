import { TextArea, TextField } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { NAME_MAX_LENGTH, REASON_MAX_LENGTH, type RefundForm } from './refund-form.rules';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

const Account = styled.div`
  display: grid;
  grid-template-columns: 7em minmax(0, 1fr);
  gap: 12px;
`;

/** Why, and which account the money goes to. */
export function RefundFields({ form }: { form: UseFormReturn<RefundForm> }) {
  const { t } = useTranslation('events');
  const { register, formState } = form;
  const errorOf = (field: keyof RefundForm) => {
    const key = formState.errors[field]?.message;
    return key && t(`refund.errors.${key}`);
  };
  return (
    <Fields>
      <TextArea
        label={t('refund.reason')}
        rows={2}
        maxLength={REASON_MAX_LENGTH}
        isRequired
        error={errorOf('reason')}
        {...register('reason')}
      />
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
