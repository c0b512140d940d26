import { useFormContext } from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import type { ReportForm } from './report-form.schema';

/** The last five digits of the account that the money came from. */
export function Last5Field() {
  const t = useTexts(orderPaymentTexts);
  const { field } = useFormContext<ReportForm>();
  return (
    <TextField
      label={t('orderPayment.last5')}
      inputMode="numeric"
      autoComplete="off"
      placeholder="12345"
      isRequired
      {...field('last5')}
    />
  );
}
