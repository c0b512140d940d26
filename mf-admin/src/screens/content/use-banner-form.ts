import type { ChosenPicture } from '@spotlight/shared/picture';
import { Refusal, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useSaveBanner, useUploadSitePicture } from '../../data/website/website.mutations';
import type { Banner } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { bannerFormSchema } from './banner-form.schema';
import { useUploadFailureText } from './use-upload-failure-text';

/** The fields of a banner, of one that stands or of a new one; the picture goes first when it is sent. */
export function useBannerForm(current: Banner | undefined, onSaved: () => void) {
  // As the form was filled; the list behind it is read again.
  const [banner] = useState(current);
  const t = useTexts(contentTexts);
  const [picture, setPicture] = useState<ChosenPicture>();
  const upload = useUploadSitePicture();
  const save = useSaveBanner();
  const failureText = useUploadFailureText();
  const form = useForm({
    schema: bannerFormSchema(t, () => picture !== undefined || Boolean(banner?.bannerUrl)),
    defaultValues: {
      mediaType: banner?.mediaType ?? 'image',
      videoUrl: banner?.videoUrl ?? '',
      bannerKey: banner?.bannerKey ?? '',
      page: banner?.page ?? 'home',
      title: banner?.title ?? '',
      subtitle: banner?.subtitle ?? '',
      link: banner?.link ?? '',
      displayOrder: banner ? String(banner.displayOrder) : '',
      isActive: banner?.isActive ?? true,
    },
    mode: 'onTouched',
    send: async ({ displayOrder, ...typed }) => {
      const isImage = typed.mediaType === 'image';
      const bannerUrl =
        isImage && picture
          ? await upload('website-banners', 'banners', picture).catch((thrown: unknown) => {
              throw new Refusal({ failure: failureText(thrown) });
            })
          : (banner?.bannerUrl ?? null);
      await save.mutateAsync({
        ...typed,
        ...(banner && {
          id: banner.id,
          startsAt: banner.startsAt,
          endsAt: banner.endsAt,
          updatedAt: banner.updatedAt,
        }),
        bannerUrl: isImage ? bannerUrl : null,
        videoUrl: isImage ? null : typed.videoUrl,
        ...(displayOrder !== '' && { displayOrder: Number(displayOrder) }),
      });
      return t(banner ? 'banners.updated' : 'banners.added');
    },
    onSent: onSaved,
  });
  return { form, picture, setPicture };
}

export type BannerFormState = ReturnType<typeof useBannerForm>;
