import { FormDialog, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useAdvanceSupportAd } from '../../data/support-ad/support-ad.mutations';
import type { SupportAd } from '../../data/support-ad/support-ad.schema';
import supportTexts from '../../locales/support-ads.zh-TW.json';
import { PhotoList } from './photo-list';

const MOST = 12;

/** Photos that prove that a support ad hung there; with them it is completed. */
export function ProofDialog({ ad, onClose }: { ad: SupportAd; onClose: () => void }) {
  const t = useTexts(supportTexts);
  const { mutateAsync } = useAdvanceSupportAd();
  const form = useForm({
    schema: z.object({
      proofUrls: z
        .array(z.string())
        .check(z.minLength(1, t('proof.missing')), z.maxLength(MOST, t('proof.full'))),
    }),
    defaultValues: { proofUrls: ad.proofUrls },
    send: async ({ proofUrls }) => {
      await mutateAsync({ id: ad.id, to: 'completed', proofUrls });
      return t('done.completed');
    },
    onSent: onClose,
  });
  const { value: photos, error, onChange } = form.choice('proofUrls');
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('proof.title', { title: ad.title })}
      lead={t('proof.lead')}
      submitLabel={t('proof.send')}
      keepLabel={t('proof.keep')}
    >
      <PhotoList
        label={t('proof.photos')}
        empty={t('proof.none')}
        photos={photos}
        error={error}
        altOf={(no) => t('panel.proofAlt', { no })}
        removeOf={(no) => t('proof.remove', { no })}
        onChange={onChange}
      />
    </FormDialog>
  );
}
