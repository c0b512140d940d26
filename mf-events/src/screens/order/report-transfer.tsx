import { useUnsavedChanges } from '@spotlight/shared/contract';
import { Button, Notice, TextField, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useReportTransfer } from '../../data/order/order.mutations';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';
import { PartTitle, Quiet } from './order.styles';

const Form = styled.form`
  display: grid;
  gap: 12px;
  & > h2 {
    margin-bottom: 0;
  }
`;

const lastFive = /^\d{5}$/;

/** 回報匯款: the last five digits of the account that the money came from. */
export function ReportTransfer({ orderId }: { orderId: string }) {
  const t = useTexts(orderPaymentTexts);
  const errorText = useErrorText();
  const { mutate, isPending, error } = useReportTransfer();
  const [last5, setLast5] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useUnsavedChanges(last5 !== '');
  const isRight = lastFive.test(last5);

  const report = (submission: FormEvent) => {
    submission.preventDefault();
    setIsChecked(true);
    if (!isRight) field.current?.focus();
    else if (!isPending) mutate({ orderId, last5 });
  };

  return (
    <Form onSubmit={report} noValidate>
      <PartTitle>{t('orderPayment.report')}</PartTitle>
      <Quiet>{t('orderPayment.reportHelp')}</Quiet>
      <TextField
        ref={field}
        label={t('orderPayment.last5')}
        value={last5}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="12345"
        isRequired
        error={isChecked && !isRight ? t('orderPayment.last5Invalid') : undefined}
        onChange={(change) => setLast5(change.target.value.replace(/\D/g, ''))}
      />
      {error && !isPending && (
        <div role="alert">
          <Notice tone="danger" icon={<WarningIcon />} title={t('orderPayment.reportFailed')}>
            {errorText(error)}
          </Notice>
        </div>
      )}
      <Button type="submit" size="lg" isFullWidth isBusy={isPending}>
        {t('orderPayment.report')}
      </Button>
    </Form>
  );
}
