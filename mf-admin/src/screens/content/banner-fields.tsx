import { SegmentedControl, SelectField, Switch, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { SiteBanner } from '@spotlight/shared/website/banner';
import { bannerPages, type Banner } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { PicturePicker } from './picture-picker';
import type { BannerFormState } from './use-banner-form';
import { usePictureAddress } from './use-picture-address';

interface BannerFieldsProps {
  state: BannerFormState;
  banner?: Banner;
}

/** Everything that a banner says, with how it will look above it. */
export function BannerFields({ state: { form, picture, setPicture }, banner }: BannerFieldsProps) {
  const t = useTexts(contentTexts);
  const chosenUrl = usePictureAddress(picture);
  const typed = form.watch();
  const isImage = typed.mediaType === 'image';
  const media = form.choice('mediaType');
  return (
    <>
      <SiteBanner
        banner={{
          ...typed,
          id: 'preview',
          title: typed.title || t('bannerForm.untitled'),
          subtitle: typed.subtitle || null,
          link: null,
          videoUrl: typed.videoUrl || null,
          bannerUrl: chosenUrl ?? banner?.bannerUrl ?? null,
        }}
      />
      <SegmentedControl
        label={t('bannerForm.media')}
        options={[
          { value: 'image', label: t('bannerForm.image') },
          { value: 'video', label: t('bannerForm.video') },
        ]}
        value={media.value}
        onChange={media.onChange}
      />
      {isImage ? (
        <PicturePicker
          of={t('bannerForm.picture')}
          picture={picture}
          onPick={setPicture}
          error={media.error}
          onLeave={() => void form.trigger('mediaType')}
        />
      ) : (
        <TextField
          label={t('bannerForm.videoUrl')}
          hint={t('bannerForm.videoHint')}
          type="url"
          isRequired
          {...form.field('videoUrl')}
        />
      )}
      <TextField
        label={t('bannerForm.key')}
        hint={t('bannerForm.keyHint')}
        maxLength={60}
        autoComplete="off"
        isRequired
        {...form.field('bannerKey')}
      />
      <SelectField
        label={t('bannerForm.page')}
        options={bannerPages.map((value) => ({ value, label: t(`banners.pages.${value}`) }))}
        {...form.field('page')}
      />
      <TextField
        label={t('bannerForm.title')}
        maxLength={100}
        isRequired
        {...form.field('title')}
      />
      <TextArea
        label={t('bannerForm.subtitle')}
        rows={2}
        maxLength={200}
        {...form.field('subtitle')}
      />
      <TextField
        label={t('bannerForm.link')}
        hint={t('bannerForm.linkHint')}
        {...form.field('link')}
      />
      <TextField
        label={t('bannerForm.order')}
        hint={t('bannerForm.orderHint')}
        inputMode="numeric"
        {...form.field('displayOrder')}
      />
      <Switch label={t('bannerForm.active')} {...form.field('isActive')} />
    </>
  );
}

/** Is there nothing yet that could be uploaded? */
export const isBlocked = ({ form, picture }: BannerFormState, banner?: Banner): boolean => {
  const { mediaType, videoUrl } = form.getValues();
  return mediaType === 'image' ? !picture && !banner?.bannerUrl : videoUrl.trim() === '';
};
