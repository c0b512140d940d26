import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseFormReturn } from '@spotlight/shared/vendor/form';
import { styled } from 'styled-components';
import refundTexts from '../../locales/refund.zh-TW.json';
import { AccountFields } from './account-fields';
import { REASON_MAX_LENGTH, type RefundForm } from './refund-form.schema';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

/** Why, and which account the money goes to. */
export function RefundFields({ form }: { form: UseFormReturn<RefundForm> }) {
  const t = useTexts(refundTexts);
  const { register, formState } = form;
  const fault = formState.errors.reason?.message;
  return (
    <Fields>
      <TextArea
        label={t('refund.reason')}
        rows={2}
        maxLength={REASON_MAX_LENGTH}
        isRequired
        error={
          fault && t(`refund.errors.${fault as keyof (typeof refundTexts)['refund']['errors']}`)
        }
        {...register('reason')}
      />
      <AccountFields form={{ register, formState }} />
    </Fields>
  );
}
