import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useReportTransfer } from '../../data/order/order.mutations';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { Last5Field } from './last5-field';
import { PartTitle, Quiet } from './order.styles';
import { reportSchema } from './report-form.schema';

const Report = styled(Form)`
  gap: 12px;
  & > h2 {
    margin-bottom: 0;
  }
` as typeof Form;

/** 回報匯款: the last five digits of the account that the money came from, for all that it pays. */
export function ReportTransfer({ orderIds }: { orderIds: readonly string[] }) {
  const t = useTexts(orderPaymentTexts);
  const { mutateAsync } = useReportTransfer();
  const form = useForm({
    schema: reportSchema(t),
    defaultValues: { last5: '' },
    send: async ({ last5 }) => {
      await mutateAsync({ orderIds, last5 });
    },
  });
  return (
    <Report form={form}>
      <PartTitle>{t('orderPayment.report')}</PartTitle>
      <Quiet>{t('orderPayment.reportHelp')}</Quiet>
      <Last5Field />
      <FormFailure form={form} claim={t('orderPayment.reportFailed')} />
      <SubmitButton form={form} size="lg" isFullWidth>
        {t('orderPayment.report')}
      </SubmitButton>
    </Report>
  );
}
