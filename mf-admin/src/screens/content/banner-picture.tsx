import { MonitorIcon, SparkleIcon } from '@spotlight/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Banner } from '../../data/website/website.schema';

const Box = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-6);
  background: linear-gradient(120deg, var(--stage-top), var(--stage-ground));
  color: var(--ink-3);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface BannerPictureProps {
  banner: Pick<Banner, 'mediaType' | 'bannerUrl'> | undefined;
  /** In px; the whole width when left out. */
  width?: number;
}

/** The picture of a banner; a sign stands in for films, for none, and for one that does not load. */
export function BannerPicture({ banner, width }: BannerPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = banner?.mediaType === 'image' && banner.bannerUrl !== brokenUrl && banner.bannerUrl;
  return (
    <Box data-surface="stage" style={width ? { width } : undefined}>
      {url ? (
        <img src={url} alt="" loading="lazy" onError={() => setBrokenUrl(url)} />
      ) : banner?.mediaType === 'video' ? (
        <MonitorIcon size={28} />
      ) : (
        <SparkleIcon size={28} />
      )}
    </Box>
  );
}
