import { FormDialog, bankAccountFields, useForm } from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type { BankAccount } from '../../data/order/order.schema';
import { useSetBankAccount } from '../../data/seller-order/seller-order.mutations';
import sellerOrdersTexts from '../../locales/seller-orders.zh-TW.json';

export interface BankAccountDialogProps {
  account: BankAccount | null;
  onClose: () => void;
}

/** Says where buyers pay to. */
export function BankAccountDialog({ account, onClose }: BankAccountDialogProps) {
  const t = useTexts(sellerOrdersTexts);
  const { mutateAsync } = useSetBankAccount();
  const form = useForm({
    schema: z.object(
      bankAccountFields({
        bankCode: t('bankAccount.bankInvalid'),
        accountNo: t('bankAccount.accountInvalid'),
        accountName: t('bankAccount.nameMissing'),
      }),
    ),
    defaultValues: {
      bankCode: account?.bankCode ?? '',
      accountNo: account?.accountNo ?? '',
      accountName: account?.accountName ?? '',
    },
    send: async (typed) => {
      await mutateAsync(typed);
      return t('bankAccount.saved');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('bankAccount.title')}
      lead={t('bankAccount.lead')}
      submitLabel={t('bankAccount.save')}
      keepLabel={t('bankAccount.back')}
    >
      <TextField
        label={t('bankAccount.bank')}
        hint={t('bankAccount.bankHint')}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('bankCode')}
      />
      <TextField
        label={t('bankAccount.account')}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        {...form.field('accountNo')}
      />
      <TextField
        label={t('bankAccount.name')}
        autoComplete="off"
        isRequired
        {...form.field('accountName')}
      />
    </FormDialog>
  );
}
