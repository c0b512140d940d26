import type { ChosenPicture } from '@spotlight/shared/picture';
import { useToasts } from '@spotlight/shared/contract';
import { Button, Panel, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSaveImage, useUploadSitePicture } from '../../data/website/website.mutations';
import { useSiteImages } from '../../data/website/website.queries';
import type { SiteImage } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { PicturePicker } from './picture-picker';
import { useMayChange } from './use-may-change';
import { usePictureAddress } from './use-picture-address';
import { useUploadFailureText } from './use-upload-failure-text';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px;
`;

const Kind = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 12px;
  & > h2 {
    font-size: var(--text-16);
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & > img {
    width: 148px;
    height: 72px;
    object-fit: contain;
    object-position: left center;
  }
`;

/** Logo and icon: each stands in one place of every page. */
export function BrandImages() {
  const t = useTexts(contentTexts);
  return (
    <QueryView
      query={useSiteImages()}
      pending={<Skeleton height={240} radius="var(--radius-card)" />}
      errorTitle={t('images.loadFailed')}
    >
      {(images) => (
        <Pair>
          {(['logo', 'icon'] as const).map((name) => (
            <BrandImage
              key={name}
              name={name}
              stored={images.find(({ imageKey }) => imageKey === name)}
            />
          ))}
        </Pair>
      )}
    </QueryView>
  );
}

function BrandImage({ name, stored }: { name: 'logo' | 'icon'; stored: SiteImage | undefined }) {
  const t = useTexts(contentTexts);
  const mayChange = useMayChange();
  const toasts = useToasts();
  const failureText = useUploadFailureText();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [isSending, setIsSending] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const upload = useUploadSitePicture();
  const save = useSaveImage();
  const shown = usePictureAddress(picture) ?? stored?.imageUrl;
  const send = async () => {
    setIsMissing(!picture);
    if (!picture) return;
    setIsSending(true);
    try {
      const imageUrl = await upload('website', name, picture);
      const altText = t(`images.brand.${name}`);
      await save.mutateAsync({ imageKey: name, imageUrl, altText, page: 'all', section: 'header' });
      setPicture(undefined);
      toasts.success(t(`images.uploaded.${name}`));
    } catch (error) {
      toasts.error(t('images.uploadFailed', { reason: failureText(error) }));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Kind as="section" aria-label={t(`images.brand.${name}`)}>
      <h2>{t(`images.brand.${name}`)}</h2>
      <p>{t(`images.brandHelp.${name}`)}</p>
      {shown ? <img src={shown} alt={t(`images.brand.${name}`)} /> : <p>{t('images.noneYet')}</p>}
      {mayChange && (
        <PicturePicker
          of={t(`images.brand.${name}`)}
          picture={picture}
          onPick={setPicture}
          error={isMissing ? t('images.fileMissing') : undefined}
        >
          <Button
            size="sm"
            isBusy={isSending}
            aria-label={t('banners.uploadOf', { name: t(`images.brand.${name}`) })}
            onClick={() => void send()}
          >
            {t('banners.upload')}
          </Button>
        </PicturePicker>
      )}
    </Kind>
  );
}
