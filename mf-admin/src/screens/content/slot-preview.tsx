import { Badge, Container, Panel, SegmentedControl, StageBand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { SiteBanner } from '@spotlight/shared/website/banner';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSiteTexts } from '../../data/website/website.queries';
import type { BannerSlot } from '../../data/website/website.rules';
import type { Banner } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { HeroPreview } from './hero-preview';
import { PreviewFrames } from './preview-frames';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 12px;
  & > h2 {
    margin-inline-end: auto;
    font-size: var(--text-16);
  }
`;

/* As on the home page: behind its words. */
const Picture = styled.img`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0.42;
`;

const Place = styled(Container)`
  padding-block: 32px;
`;

const Help = styled.p`
  margin-top: 12px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

interface SlotPreviewProps {
  slot: BannerSlot;
  banner: Banner | undefined;
  /** A picture that was chosen and not uploaded yet. */
  chosenUrl: string | null;
}

/** A place with the picture that was chosen, beside what is there now. */
export function SlotPreview({ slot, banner, chosenUrl }: SlotPreviewProps) {
  const t = useTexts(contentTexts);
  const [side, setSide] = useState<'new' | 'now'>('new');
  const texts = useSiteTexts().data;
  const name = t(`banners.slots.${slot.key}`);
  const url = chosenUrl && side === 'new' ? chosenUrl : (banner?.bannerUrl ?? null);
  const shown = {
    id: slot.key,
    bannerKey: slot.key,
    title: banner?.title ?? name,
    subtitle: banner?.subtitle ?? null,
    link: banner?.link ?? slot.link,
    bannerUrl: url,
    ...(chosenUrl && side === 'new'
      ? { mediaType: 'image' as const, videoUrl: null }
      : { mediaType: banner?.mediaType ?? ('image' as const), videoUrl: banner?.videoUrl ?? null }),
  };
  return (
    <Panel as="section" aria-label={t('preview.title')}>
      <Head>
        <h2>{t('preview.of', { place: name })}</h2>
        {chosenUrl && (
          <>
            <Badge tone="info">{t('preview.notYet')}</Badge>
            <SegmentedControl
              label={t('preview.side')}
              options={[
                { value: 'new', label: t('preview.new') },
                { value: 'now', label: t('preview.now') },
              ]}
              value={side}
              onChange={setSide}
            />
          </>
        )}
      </Head>
      <PreviewFrames>
        {slot.key === 'home-main' ? (
          <StageBand>
            {url && <Picture src={url} alt="" />}
            <HeroPreview title={texts?.homepageTitle ?? ''} lead={texts?.homepageSubtitle ?? ''} />
          </StageBand>
        ) : (
          <Place>
            <SiteBanner banner={shown} />
          </Place>
        )}
      </PreviewFrames>
      <Help>{t('preview.soon')}</Help>
    </Panel>
  );
}
