import { PictureField, type ChosenPicture } from '@spotlight/shared/picture';
import { Badge, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '@spotlight/shared/own-page';
import { fitsPlace } from '../../data/ad-booking/artwork-size.rules';
import type { AdProduct } from '../../data/ad-product/ad-product.schema';
import adTexts from '../../locales/register-ad.zh-TW.json';

const Slot = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  /* A least height beside a shape would make it wider than its page. */
  width: 100%;
  &:not([style]) {
    min-height: 96px;
  }
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-2);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
  }
`;

/** What a camera notes about turning a picture does not outlive the upload. */
const asStored: ImageBitmapOptions = { imageOrientation: 'none' };

/** A picture that fits, with its size. */
export interface SizedPicture extends ChosenPicture {
  width: number;
  height: number;
  /** For the preview. */
  url: string;
}

export interface ArtworkPartProps {
  place: AdProduct['placement'] | undefined;
  picture: SizedPicture | null;
  /** Nothing was chosen when the form was sent. */
  isMissing: boolean;
  onChange: (picture: SizedPicture | null) => void;
}

/** The artwork in the real shape of its place. What does not fit is said with both sizes, and not taken. */
export function ArtworkPart({ place, picture, isMissing, onChange }: ArtworkPartProps) {
  const t = useTexts(adTexts);
  const [fault, setFault] = useState<string | null>(null);
  const { imageW: w = null, imageH: h = null } = place ?? {};
  const take = async (chosen: ChosenPicture) => {
    const { width, height } = await createImageBitmap(chosen.content, asStored);
    const fits = fitsPlace({ width, height }, { imageW: w, imageH: h });
    setFault(fits ? null : t('registerAd.fault.artworkSize', { width, height, w, h }));
    if (fits) onChange({ ...chosen, width, height, url: URL.createObjectURL(chosen.content) });
  };
  const said = fault ?? (isMissing && !picture ? t('registerAd.fault.artwork') : null);
  return (
    <Part as="section">
      <h2>{t('registerAd.artwork')}</h2>
      <p>
        {t('registerAd.artworkLead')}
        {w && h && t('registerAd.artworkSize', { w, h })}
      </p>
      <PictureField
        hasPicture={picture !== null}
        onChoose={take}
        onRemove={() => {
          setFault(null);
          onChange(null);
        }}
      >
        <Slot
          role="group"
          aria-label={t('registerAd.preview')}
          style={w && h ? { aspectRatio: `${w} / ${h}` } : undefined}
        >
          {picture ? (
            <>
              <img src={picture.url} alt={t('registerAd.previewAlt')} />
              <Badge>{t('registerAd.mark')}</Badge>
            </>
          ) : (
            <p>{t('registerAd.none')}</p>
          )}
        </Slot>
      </PictureField>
      {said && <Notice tone="danger">{said}</Notice>}
    </Part>
  );
}
