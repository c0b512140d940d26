import { formatPrice } from '@spotlight/shared/format';
import { FormDialog, useForm } from '@spotlight/shared/form';
import { wholeNumber } from '@spotlight/shared/typed/number';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { usePledge } from '../../data/campaign/campaign.mutations';
import { MAX_PLEDGE, MIN_PLEDGE, type CampaignCard } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';

/** How much somebody takes part with. Nothing is paid before the goal is met. */
export function PledgeDialog({
  campaign,
  amount: before,
  onClose,
}: {
  campaign: CampaignCard;
  /** What somebody takes part with already. */
  amount: number | null;
  onClose: () => void;
}) {
  const t = useTexts(campaignTexts);
  const { mutateAsync } = usePledge();
  const form = useForm({
    schema: z.object({
      amount: wholeNumber(MIN_PLEDGE, MAX_PLEDGE, t('campaigns.amountWrong')),
    }),
    defaultValues: { amount: String(before ?? 300) },
    send: async ({ amount }) => {
      const { orderId } = await mutateAsync({ campaignId: campaign.id, amount });
      return orderId ? t('campaigns.order') : t('campaigns.done', { amount: formatPrice(amount) });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('campaigns.dialog', { title: campaign.title })}
      lead={t('campaigns.dialogLead')}
      submitLabel={t('campaigns.send')}
      keepLabel={t('campaigns.cancel')}
    >
      <TextField
        label={t('campaigns.amount')}
        hint={t('campaigns.amountHint')}
        inputMode="numeric"
        isRequired
        data-autofocus
        {...form.field('amount')}
      />
    </FormDialog>
  );
}
