import { FormDialog, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSetRefundAccount } from '../../data/order/order.mutations';
import refundTexts from '../../locales/refund.zh-TW.json';
import { AccountFields } from './account-fields';
import { accountSchema, emptyAccount } from './refund-form.schema';

export interface RefundAccountDialogProps {
  refundId: string;
  onClose: () => void;
}

/** Says where the money goes of a refund that the seller began, because something was called off. */
export function RefundAccountDialog({ refundId, onClose }: RefundAccountDialogProps) {
  const t = useTexts(refundTexts);
  const { mutateAsync } = useSetRefundAccount();
  const form = useForm({
    schema: accountSchema(t),
    defaultValues: emptyAccount,
    send: async (account) => {
      await mutateAsync({ refundId, account });
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
