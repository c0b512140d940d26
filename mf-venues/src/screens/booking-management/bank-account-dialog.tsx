import { FormDialog, bankAccountFields, useForm } from '@spotlight/shared/form';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useSetBankAccount } from '../../data/bank-account/bank-account.queries';
import type { BankAccount } from '../../data/bank-account/bank-account.schema';
import bookingsTexts from '../../locales/bookings.zh-TW.json';

export interface BankAccountDialogProps {
  venueId: string;
  account: BankAccount | null;
  onClose: () => void;
}

/** Says where the guests of a venue pay their deposits to. */
export function BankAccountDialog({ venueId, account, onClose }: BankAccountDialogProps) {
  const t = useTexts(bookingsTexts);
  const { mutateAsync } = useSetBankAccount();
  const form = useForm({
    schema: z.object(
      bankAccountFields({
        bankCode: t('management.account.bankInvalid'),
        accountNo: t('management.account.numberInvalid'),
        accountName: t('management.account.nameMissing'),
      }),
    ),
    defaultValues: {
      bankCode: account?.bankCode ?? '',
      accountNo: account?.accountNo ?? '',
      accountName: account?.accountName ?? '',
    },
    send: async (typed) => {
      await mutateAsync({ venueId, account: typed });
      return t('management.account.saved');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('management.account.title')}
      lead={t('management.account.lead')}
      submitLabel={t('management.account.save')}
      keepLabel={t('management.account.keep')}
    >
      <TextField
        label={t('management.account.bank')}
        hint={t('management.account.bankHint')}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('bankCode')}
      />
      <TextField
        label={t('management.account.number')}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        {...form.field('accountNo')}
      />
      <TextField
        label={t('management.account.name')}
        autoComplete="off"
        isRequired
        {...form.field('accountName')}
      />
    </FormDialog>
  );
}
