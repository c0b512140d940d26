import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { wholeNumber } from '@spotlight/shared/typed/number';
import { useAddReceipt } from '../../data/campaign/campaign.mutations';
import type { Campaign } from '../../data/campaign/campaign.schema';
import { spentOf } from '../../data/campaign/receipts.rules';
import campaignTexts from '../../locales/campaign.zh-TW.json';

/** Where some of the money went, shown in public. */
export function ReceiptDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useTexts(campaignTexts);
  const { mutateAsync } = useAddReceipt();
  const upload = useUploadPicture('campaigns');
  const { left } = spentOf(campaign);
  const form = useForm({
    schema: z.object({
      title: requiredText(t('campaign.receiptTitleMissing')),
      amount: wholeNumber(0, left, t('campaign.receiptAmountWrong', { most: left })),
      paidOn: requiredText(t('campaign.receiptDayMissing')).check(
        z.refine((day) => day <= taipeiDay(), t('campaign.receiptDayFuture')),
      ),
      fileUrl: z.string(),
    }),
    defaultValues: { title: '', amount: '', paidOn: taipeiDay(), fileUrl: '' },
    send: async ({ fileUrl, ...typed }) => {
      await mutateAsync({ ...typed, campaignId: campaign.id, fileUrl: fileUrl || null });
      return t('campaign.receiptSaved');
    },
    onSent: onClose,
  });
  const fileUrl = form.watch('fileUrl');
  const setFile = (address: string) => form.setValue('fileUrl', address, { shouldDirty: true });
  return (
    <FormDialog
      form={form}
      title={t('campaign.addReceipt')}
      lead={t('campaign.receiptsLead')}
      submitLabel={t('campaign.receiptSave')}
      keepLabel={t('campaign.keep')}
    >
      <TextField
        label={t('campaign.receiptTitle')}
        isRequired
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...form.field('title')}
      />
      <TextField
        label={t('campaign.receiptAmount')}
        isRequired
        inputMode="numeric"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextField
        label={t('campaign.receiptDay')}
        type="date"
        isRequired
        max={taipeiDay()}
        {...form.field('paidOn')}
      />
      <PictureField
        hasPicture={fileUrl !== ''}
        onChoose={async (picture) => setFile(await upload.mutateAsync(picture))}
        onRemove={() => setFile('')}
      >
        {fileUrl ? (
          <img src={fileUrl} alt={t('campaign.receiptNote')} width="100%" />
        ) : (
          <p>{t('campaign.receiptNote')}</p>
        )}
      </PictureField>
    </FormDialog>
  );
}
