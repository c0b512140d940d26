import { useBackend } from '@spotlight/shared/contract';
import { FormDialog, Refusal, bankAccountFields, useForm } from '@spotlight/shared/form';
import { confirmPassword } from '@spotlight/shared/login-proof';
import { PasswordField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import bankAccountTexts from '../locales/bank-account.zh-TW.json';
import { useSetBankAccount } from './bank-account.queries';
import type { BankAccount, Payee } from './bank-account.schema';

export interface BankAccountDialogProps {
  payee: Payee;
  /** What stands now. */
  account: BankAccount | null;
  /** Who will see it, and when. */
  lead: string;
  onClose: () => void;
}

/** Says where a payee is paid. Another account than there is needs the password: an open session is not enough. */
export function BankAccountDialog({ payee, account, lead, onClose }: BankAccountDialogProps) {
  const t = useTexts(bankAccountTexts);
  const { mutateAsync } = useSetBankAccount();
  const backend = useBackend();
  const form = useForm({
    schema: z.object({
      ...bankAccountFields({
        bankCode: t('bankAccount.bankInvalid'),
        accountNo: t('bankAccount.numberInvalid'),
        accountName: t('bankAccount.nameMissing'),
      }),
      password: z.string().check(z.minLength(account ? 1 : 0, t('bankAccount.passwordMissing'))),
    }),
    defaultValues: {
      bankCode: account?.bankCode ?? '',
      accountNo: account?.accountNo ?? '',
      accountName: account?.accountName ?? '',
      password: '',
    },
    send: async ({ password, ...typed }) => {
      const outcome = account ? await confirmPassword(backend, password) : 'confirmed';
      if (outcome !== 'confirmed') {
        throw new Refusal({ faults: { password: t(`bankAccount.password_${outcome}`) } });
      }
      await mutateAsync({ payee, account: typed });
      return t('bankAccount.saved');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('bankAccount.title')}
      lead={lead}
      submitLabel={t('bankAccount.save')}
      keepLabel={t('bankAccount.keep')}
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
        label={t('bankAccount.number')}
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
      {account && (
        <PasswordField
          label={t('bankAccount.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
    </FormDialog>
  );
}
