import { BrandMark, fromDesktop } from '@spotlight/shared/ui/parts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { brand } from '../brand';
import { useBrandImages } from '../data/site-content/site-content.queries';
import { useAfterFirstPaint } from './use-after-first-paint';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  height: 36px;
  white-space: nowrap;
`;

const Name = styled.span`
  font-size: 20px;
  font-weight: var(--weight-bold);
  letter-spacing: 0.04em;
  line-height: 1;
`;

const LatinName = styled.span<{ $isAlways: boolean }>`
  ${({ $isAlways }) => !$isAlways && 'display: none;'}
  color: var(--ink-3);
  font-size: var(--text-12);
  letter-spacing: 0.08em;
  @media ${fromDesktop} {
    display: inline;
  }
`;

const Picture = styled.img`
  width: 148px;
  height: 36px;
  object-fit: contain;
  object-position: left center;
`;

/**
 * The uploaded logo, or the name beside the mark when there is none or it does not load. The name
 * stands from the first paint on; the picture is asked for afterwards.
 */
export function BrandLogo({ hasLatinName = false }: { hasLatinName?: boolean }) {
  const url = useBrandImages(useAfterFirstPaint())?.logo;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <Box>
      {url && url !== brokenUrl ? (
        <Picture src={url} alt={brand.name} onError={() => setBrokenUrl(url)} />
      ) : (
        <>
          <BrandMark />
          <Name>{brand.name}</Name>
          <LatinName $isAlways={hasLatinName} lang="en">
            {brand.latinName}
          </LatinName>
        </>
      )}
    </Box>
  );
}
