import { useToasts, useUnsavedChanges } from '@spotlight/shared/contract';
import { Button, Dialog, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { checkBy, useForm } from '@spotlight/shared/vendor/form';
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
  const formId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useSetRefundAccount();
  const form = useForm({
    resolver: checkBy(accountSchema),
    mode: 'onTouched',
    defaultValues: emptyAccount,
  });
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit((account) =>
    mutate(
      {
        refundId,
        account: {
          bankCode: account.bankCode,
          accountNo: account.accountNo,
          accountName: account.accountName,
        },
      },
      {
        onSuccess: () => {
          toasts.success(t('refund.accountDone'));
          onClose();
        },
      },
    ),
  );
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('refund.accountTitle')}
      lead={t('refund.accountLead')}
      onClose={close}
      footer={
        <>
          <Button variant="plain" onClick={close}>
            {t('refund.close')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('refund.accountSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submission) => void submit(submission)}>
        <AccountFields form={form} />
        {error && !isPending && (
          <div role="alert">
            <Notice tone="danger" icon={<WarningIcon />} title={t('refund.failed')}>
              {errorText(error)}
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}
