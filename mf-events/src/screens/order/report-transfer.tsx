import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type { InputEvent } from 'react';
import { styled } from 'styled-components';
import { useReportTransfer } from '../../data/order/order.mutations';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { PartTitle, Quiet } from './order.styles';

const Report = styled(Form)`
  gap: 12px;
  & > h2 {
    margin-bottom: 0;
  }
` as typeof Form;

const keepDigits = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
  currentTarget.value = currentTarget.value.replaceAll(/\D/g, '');
};

/** 回報匯款: the last five digits of the account that the money came from. */
export function ReportTransfer({ orderId }: { orderId: string }) {
  const t = useTexts(orderPaymentTexts);
  const { mutateAsync } = useReportTransfer();
  const form = useForm({
    schema: z.object({
      last5: z.string().check(z.regex(/^\d{5}$/, t('orderPayment.last5Invalid'))),
    }),
    defaultValues: { last5: '' },
    send: async ({ last5 }) => {
      await mutateAsync({ orderId, last5 });
    },
  });
  return (
    <Report form={form}>
      <PartTitle>{t('orderPayment.report')}</PartTitle>
      <Quiet>{t('orderPayment.reportHelp')}</Quiet>
      <TextField
        label={t('orderPayment.last5')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="12345"
        isRequired
        onInput={keepDigits}
        {...form.field('last5')}
      />
      <FormFailure form={form} title={t('orderPayment.reportFailed')} />
      <SubmitButton form={form} size="lg" isFullWidth>
        {t('orderPayment.report')}
      </SubmitButton>
    </Report>
  );
}
