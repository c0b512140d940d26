import { obligationKinds } from '@spotlight/shared/data/obligation-kinds';
import { FormDialog, useForm } from '@spotlight/shared/form';
import { groupDigits } from '@spotlight/shared/format';
import { Notice, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useDeleteAccount } from '../../data/user/user.mutations';
import { useObligations } from '../../data/user/user.queries';
import type { ManagedUser } from '../../data/user/user.schema';
import userTexts from '../../locales/users.zh-TW.json';

export interface DeleteAccountDialogProps {
  user: ManagedUser;
  onDeleted: () => void;
  onClose: () => void;
}

/** Ends an account for good: says what stands in the way and what is lost, and has the name typed. */
export function DeleteAccountDialog({ user, onDeleted, onClose }: DeleteAccountDialogProps) {
  const t = useTexts(userTexts);
  const obligations = useObligations(user.id);
  const { mutateAsync } = useDeleteAccount();
  const name = user.username;
  const form = useForm({
    schema: z.object({
      name: z
        .string()
        .check(z.refine((typed) => typed.trim() === name, t('panel.typeNameMissing'))),
    }),
    defaultValues: { name: '' },
    isDiscardable: true,
    send: async () => {
      await mutateAsync(user.id);
      onDeleted();
      return t('panel.deleted');
    },
    onSent: onClose,
  });
  const lines = (isLoss: boolean) =>
    obligations.data?.items
      .filter((item) => item.isLoss === isLoss)
      .map(({ kind, place, count, amount }) => (
        <li key={`${kind} ${place}`}>
          {t('panel.owes', {
            kind: t(`kinds.${kindOf(kind)}`),
            count,
            amount: groupDigits(amount),
          })}
        </li>
      )) ?? [];
  const [owed, lost] = [lines(false), lines(true)];
  return (
    <FormDialog
      form={form}
      title={t('panel.deleteTitle', { name })}
      lead={t('panel.deleteBody')}
      submitLabel={t('panel.deleteConfirm')}
      keepLabel={t('panel.keep')}
      tone="danger"
      failureTitle={t('panel.deleteFailed')}
      isBlocked={!obligations.data || owed.length > 0}
    >
      {owed.length > 0 && (
        <Notice tone="danger" title={t('panel.owed')}>
          <ul>{owed}</ul>
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice tone="warning" title={t('panel.loss')}>
          <ul>{lost}</ul>
        </Notice>
      )}
      <TextField
        label={t('panel.typeName', { name })}
        autoComplete="off"
        isRequired
        {...form.field('name')}
      />
    </FormDialog>
  );
}

const kindOf = (kind: string) => obligationKinds.find((one) => one === kind) ?? ('other' as const);
