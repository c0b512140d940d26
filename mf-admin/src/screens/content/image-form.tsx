import type { ChosenPicture } from '@spotlight/shared/picture';
import {
  Form,
  FormFailure,
  Refusal,
  SubmitButton,
  chosenOf,
  requiredText,
  useForm,
} from '@spotlight/shared/form';
import { Panel, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSaveImage, useUploadSitePicture } from '../../data/website/website.mutations';
import { imagePages, imageSections } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { PicturePicker } from './picture-picker';
import { usePictureAddress } from './use-picture-address';
import { useUploadFailureText } from './use-upload-failure-text';

const Sheet = styled(Panel)`
  max-width: 640px;
`;

const Shown = styled.img`
  max-width: 100%;
  max-height: 240px;
  object-fit: contain;
  object-position: left;
`;

/** 上傳新圖片: a picture with the key that pages know it by. */
export function ImageForm({ onSaved }: { onSaved: () => void }) {
  const t = useTexts(contentTexts);
  const [picture, setPicture] = useState<ChosenPicture>();
  const [isMissing, setIsMissing] = useState(false);
  const address = usePictureAddress(picture);
  const upload = useUploadSitePicture();
  const save = useSaveImage();
  const failureText = useUploadFailureText();
  const form = useForm({
    schema: z.object({
      imageKey: requiredText(t('imageForm.keyMissing')).check(
        z.refine((typed) => /^[a-z0-9][a-z0-9_-]{0,59}$/.test(typed), t('bannerForm.keyInvalid')),
      ),
      altText: z.string().check(z.trim()),
      page: chosenOf(imagePages, t('bannerForm.pageMissing')),
      section: chosenOf(imageSections, t('bannerForm.pageMissing')),
    }),
    defaultValues: { imageKey: '', altText: '', page: 'all', section: 'main' },
    send: async (typed) => {
      if (!picture) return;
      const imageUrl = await upload('website', 'images', picture).catch((thrown: unknown) => {
        throw new Refusal({ failure: failureText(thrown) });
      });
      await save.mutateAsync({ ...typed, altText: typed.altText || null, imageUrl });
      return t('imageForm.done');
    },
    onSent: () => picture && onSaved(),
  });
  return (
    <Sheet>
      <Form form={form}>
        {address && <Shown src={address} alt={t('imageForm.shown')} />}
        <PicturePicker
          of={t('imageForm.picture')}
          picture={picture}
          onPick={setPicture}
          error={isMissing ? t('images.fileMissing') : undefined}
        />
        <TextField
          label={t('imageForm.key')}
          hint={t('bannerForm.keyHint')}
          maxLength={60}
          autoComplete="off"
          isRequired
          {...form.field('imageKey')}
        />
        <TextField
          label={t('imageForm.alt')}
          hint={t('imageForm.altHint')}
          maxLength={200}
          {...form.field('altText')}
        />
        <SelectField
          label={t('bannerForm.page')}
          options={imagePages.map((value) => ({ value, label: t(`images.pages.${value}`) }))}
          {...form.field('page')}
        />
        <SelectField
          label={t('imageForm.section')}
          options={imageSections.map((value) => ({ value, label: t(`images.sections.${value}`) }))}
          {...form.field('section')}
        />
        <FormFailure form={form} title={t('imageForm.failed')} />
        <div>
          <SubmitButton form={form} onClick={() => setIsMissing(!picture)}>
            {t('imageForm.send')}
          </SubmitButton>
        </div>
      </Form>
    </Sheet>
  );
}
