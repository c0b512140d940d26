import { FormDialog, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { BankAccount } from '@spotlight/shared/bank-account/schema';
import refundTexts from '../../locales/refund.zh-TW.json';
import { AccountFields } from './account-fields';
import { accountSchema, emptyAccount } from './refund-form.schema';

export interface RefundAccountDialogProps {
  save: (account: BankAccount) => Promise<unknown>;
  onClose: () => void;
}

/** Says where money goes that the seller or the platform sends back. */
export function RefundAccountDialog({ save, onClose }: RefundAccountDialogProps) {
  const t = useTexts(refundTexts);
  const form = useForm({
    schema: accountSchema(t),
    defaultValues: emptyAccount,
    send: async (account) => {
      await save(account);
      return t('refund.accountDone');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('refund.accountTitle')}
      lead={t('refund.accountLead')}
      submitLabel={t('refund.accountSubmit')}
      keepLabel={t('refund.close')}
      failureTitle={t('refund.failed')}
    >
      <AccountFields />
    </FormDialog>
  );
}
