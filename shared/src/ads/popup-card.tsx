import { CloseIcon, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import adTexts from '../locales/ads.zh-TW.json';
import { ratioOf } from './ad-ratio';
import { AdPicture } from './ad-picture';
import { useLiveAds } from './ad.queries';

const Card = styled.section`
  position: fixed;
  z-index: 30;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  width: min(280px, calc(100vw - 32px), 45dvh);
  aspect-ratio: ${ratioOf('popup')};
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-sheet);
`;

const Close = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block-start: 4px;
  inset-inline-start: 4px;
`;

export interface PopupCardProps {
  /** It is on the screen. */
  onShown: () => void;
  onClose: () => void;
}

/** The popup of the day in the corner; Escape and typing close it as well. */
export function PopupCard({ onShown, onClose }: PopupCardProps) {
  const t = useTexts(adTexts);
  const { data: ads } = useLiveAds('popup');
  const [chance] = useState(Math.random);
  const close = useRef(onClose);
  const ad = ads?.[Math.floor(chance * ads.length)];
  const isShown = ad !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    onShown();
    const leave = new AbortController();
    const { signal } = leave;
    const end = () => close.current();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    document.addEventListener(
      'focusin',
      ({ target }) =>
        target instanceof Element && target.matches('input, textarea, select') && end(),
      { signal },
    );
    return () => leave.abort();
    // Said once, when it is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);
  if (!ad) return null;
  return (
    <Card aria-label={t('ad.mark')}>
      <AdPicture ad={ad} />
      <Close label={t('ad.close')} variant="stage" onClick={onClose}>
        <CloseIcon />
      </Close>
    </Card>
  );
}
