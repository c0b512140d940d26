import { FormDialog } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Banner } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { BannerFields, isBlocked } from './banner-fields';
import { useBannerForm } from './use-banner-form';

interface BannerDialogProps {
  banner: Banner;
  onClose: () => void;
}

/** Changes what a banner says and shows. */
export function BannerDialog({ banner, onClose }: BannerDialogProps) {
  const t = useTexts(contentTexts);
  const state = useBannerForm(banner, onClose);
  return (
    <FormDialog
      form={state.form}
      size="lg"
      title={t('bannerForm.editTitle', { title: banner.title })}
      submitLabel={t('bannerForm.save')}
      keepLabel={t('bannerForm.keep')}
      isBlocked={isBlocked(state, banner)}
      failureTitle={t('bannerForm.editFailed')}
    >
      <BannerFields state={state} banner={banner} />
    </FormDialog>
  );
}
