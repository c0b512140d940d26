import { FormDialog, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useReportTransfer } from '../../data/order/order.mutations';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { Last5Field } from './last5-field';
import { reportSchema } from './report-form.schema';

export interface CorrectReportDialogProps {
  orderId: string;
  last5: string;
  onClose: () => void;
}

/** Other digits for a transfer that is reported already. */
export function CorrectReportDialog({ orderId, last5: before, onClose }: CorrectReportDialogProps) {
  const t = useTexts(orderPaymentTexts);
  const { mutateAsync } = useReportTransfer();
  const form = useForm({
    schema: reportSchema(t),
    defaultValues: { last5: before },
    send: async ({ last5 }) => {
      await mutateAsync({ orderIds: [orderId], last5 });
      return t('orderPayment.corrected');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('orderPayment.correct')}
      lead={t('orderPayment.correctLead')}
      submitLabel={t('orderPayment.correctSave')}
      keepLabel={t('orderPayment.correctKeep')}
      failureTitle={t('orderPayment.correctFailed')}
    >
      <Last5Field />
    </FormDialog>
  );
}
