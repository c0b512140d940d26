import { FormDialog, Refusal, requiredText, useForm } from '@spotlight/shared/form';
import { formatDate } from '@spotlight/shared/format';
import { SelectField, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { refusedField } from '../../components/refused-field';
import { useEndSubscription } from '../../data/subscription/subscription.mutations';
import type { Subscription } from '../../data/subscription/subscription.schema';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';

export interface EndDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** 結束方案: at once or with what is paid, and why; the subscriber reads it. */
export function EndDialog({ subscription, onClose }: EndDialogProps) {
  const t = useTexts(subscriptionTexts);
  const { mutateAsync } = useEndSubscription();
  const { id, subscriberName, planName, renewalDate } = subscription;
  const form = useForm({
    schema: z.object({ when: z.string(), reason: requiredText(t('end.reasonMissing')) }),
    defaultValues: { when: 'atEnd', reason: '' },
    send: async ({ when, reason }) => {
      const { cancelAt } = await mutateAsync({ id, isAtOnce: when === 'atOnce', reason }).catch(
        (thrown: unknown) => {
          const why = refusedField(thrown, 'INVALID_STATE');
          if (why === 'payment') throw new Refusal({ failure: t('end.paymentWaits') });
          if (why === 'replaced') throw new Refusal({ failure: t('end.replaced') });
          throw thrown;
        },
      );
      return when === 'atOnce'
        ? t('end.ended')
        : t('end.willEnd', { date: formatDate(cancelAt ?? '') });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('end.title', { name: subscriberName, plan: planName })}
      lead={t('end.lead')}
      submitLabel={t('end.confirm')}
      keepLabel={t('end.keep')}
      tone="danger"
      failureTitle={t('end.failed')}
    >
      <SelectField
        label={t('end.when')}
        hint={t('end.refundHint')}
        options={[
          { value: 'atEnd', label: t('end.atEnd', { date: formatDate(renewalDate ?? '') }) },
          { value: 'atOnce', label: t('end.atOnce') },
        ]}
        {...form.field('when')}
      />
      <TextArea
        label={t('end.reason')}
        maxLength={500}
        rows={3}
        isRequired
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
