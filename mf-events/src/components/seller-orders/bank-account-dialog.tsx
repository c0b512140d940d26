import { useToasts } from '@spotlight/shared/contract';
import type { BankAccount } from '../../data/order/order.schema';
import { Button, Dialog, Notice, TextField, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { bankAccountFaults } from '../../data/seller-order/bank-account.rules';
import { useSetBankAccount } from '../../data/seller-order/seller-order.mutations';
import sellerOrdersTexts from '../../locales/seller-orders.zh-TW.json';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const fields = [
  ['bankCode', 'bank', 'numeric'],
  ['accountNo', 'account', 'numeric'],
  ['accountName', 'name', 'text'],
] as const;

export interface BankAccountDialogProps {
  account: BankAccount | null;
  onClose: () => void;
}

/** Says where buyers pay to. */
export function BankAccountDialog({ account, onClose }: BankAccountDialogProps) {
  const t = useTexts(sellerOrdersTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useSetBankAccount();
  const [draft, setDraft] = useState<BankAccount>(
    account ?? { bankCode: '', accountNo: '', accountName: '' },
  );
  const [isChecked, setIsChecked] = useState(false);
  const faults = isChecked ? bankAccountFaults(draft) : {};

  const handleSubmit = (submission: FormEvent) => {
    submission.preventDefault();
    setIsChecked(true);
    const [fault] = Object.keys(bankAccountFaults(draft));
    if (fault) {
      form.current?.querySelector<HTMLElement>(`[name=${fault}]`)?.focus();
      return;
    }
    mutate(draft, {
      onSuccess: () => {
        toasts.success(t('bankAccount.saved'));
        onClose();
      },
    });
  };

  return (
    <Dialog
      isOpen
      title={t('bankAccount.title')}
      lead={t('bankAccount.lead')}
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button variant="plain" onClick={() => !isPending && onClose()}>
            {t('bankAccount.back')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('bankAccount.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} noValidate onSubmit={handleSubmit}>
        {error && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {errorText(error)}
          </Notice>
        )}
        {fields.map(([name, word, inputMode], index) => (
          <TextField
            key={name}
            name={name}
            label={t(`bankAccount.${word}`)}
            hint={name === 'bankCode' && t('bankAccount.bankHint')}
            inputMode={inputMode}
            autoComplete="off"
            value={draft[name]}
            error={faults[name] && t(`bankAccount.${faults[name]}`)}
            isRequired
            data-autofocus={index === 0 || undefined}
            onChange={(change) => setDraft({ ...draft, [name]: change.target.value })}
          />
        ))}
      </Form>
    </Dialog>
  );
}
