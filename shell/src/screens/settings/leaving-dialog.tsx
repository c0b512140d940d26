import { useSession } from '@spotlight/shared/contract';
import { FormDialog, useForm } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format/parts';
import { Checkbox, TextField } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useAskToLeave } from '../../data/leaving/leaving.mutations';
import type { Obligation } from '../../data/leaving/leaving.schema';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';
import { leavingSchema } from './leaving-form.schema';
import { ObligationList } from './obligation-list';

export interface LeavingDialogProps {
  /** To change one's mind. */
  days: number;
  losses: readonly Obligation[];
  onClose: () => void;
}

/** The wish to leave, with the own address once more, so that an unlocked device is not enough. */
export function LeavingDialog({ days, losses, onClose }: LeavingDialogProps) {
  const t = useTexts(ownAccountTexts);
  const { user, logout } = useSession();
  const { mutateAsync } = useAskToLeave();
  const losesSomething = losses.length > 0;
  const form = useForm({
    schema: leavingSchema(t, user?.email ?? '', losesSomething),
    defaultValues: { email: '', isGivenUp: false },
    isDiscardable: true,
    send: async (wish) => {
      const { leavesAt } = await mutateAsync(wish);
      if (leavesAt) return t('leaving.asked', { when: formatMoment(leavesAt) });
      await logout();
      return t('leaving.gone');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('leaving.askTitle')}
      lead={`${t('leaving.askLead')}${days > 0 ? t('leaving.days', { days }) : t('leaving.now')}`}
      submitLabel={t('leaving.confirm')}
      keepLabel={t('leaving.keep')}
      tone="danger"
    >
      {losesSomething && <ObligationList items={losses} />}
      <TextField
        label={t('leaving.email')}
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      {losesSomething && <Checkbox label={t('leaving.giveUp')} {...form.field('isGivenUp')} />}
    </FormDialog>
  );
}
