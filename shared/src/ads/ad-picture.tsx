import { Artwork } from '@spotlight/artwork';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import adTexts from '../locales/ads.zh-TW.json';
import type { LiveAd } from './ad.schema';
import { useCounted } from './use-counted';

const Frame = styled.article`
  position: relative;
  isolation: isolate;
  container-type: size;
  display: grid;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: linear-gradient(120deg, var(--stage-top), var(--stage-ground));
  &:has(a:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & a {
    outline: 0;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Words = styled.div`
  align-self: end;
  min-width: 0;
  padding: 24px 12px 8px;
  background: linear-gradient(
    transparent,
    color-mix(in oklab, var(--stage-ground) 88%, transparent) 55%
  );
  & > p {
    overflow: hidden;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    line-height: var(--leading-dense);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Behind the words of what brings no picture along. */
const Drawn = styled(Artwork)`
  position: absolute;
  z-index: -1;
  inset: 0;
  height: 100%;
`;

/** Without a picture the words are the advertisement, before a drawn one. */
const Poster = styled.div`
  display: grid;
  align-content: center;
  gap: 4px;
  min-width: 0;
  padding: 8px clamp(16px, 5%, 64px);
  overflow: hidden;
  background: linear-gradient(
    90deg,
    color-mix(in oklab, var(--stage-ground) 92%, transparent) 40%,
    color-mix(in oklab, var(--stage-ground) 40%, transparent)
  );
  & > * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > p {
    /* Beside the mark in a low place. */
    padding-inline-end: 36px;
    font-size: clamp(var(--text-16), 2.4vw, var(--text-28));
    font-weight: var(--weight-bold);
    line-height: var(--leading-tight);
  }
  & > small {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
  /* The banners of lists on a phone have room for the title alone. */
  @container (max-height: 96px) {
    & > small {
      display: none;
    }
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  padding: 2px 8px;
  border-radius: var(--radius-pill);
  background: color-mix(in oklab, var(--stage-ground) 88%, transparent);
  color: var(--ink);
  font-size: var(--text-12);
  line-height: 1.4;
`;

/** An advertisement in the shape of its place, marked as one; all of it is one link. */
export function AdPicture({ ad }: { ad: LiveAd }) {
  const t = useTexts(adTexts);
  const frame = useRef<HTMLElement>(null);
  const countClick = useCounted(ad.id, frame);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { title, imageUrl, linkUrl, buttonText } = ad;
  const picture = imageUrl === brokenUrl ? null : imageUrl;
  const link = (
    <AdLink to={linkUrl} onClick={countClick}>
      {buttonText ? t('ad.titleWithAction', { title, action: buttonText }) : title}
    </AdLink>
  );
  return (
    <Frame ref={frame} data-surface="stage" aria-label={t('ad.named', { title })}>
      {picture && <img src={picture} alt="" loading="lazy" onError={() => setBrokenUrl(picture)} />}
      {picture ? (
        <Words>
          <p>{link}</p>
        </Words>
      ) : (
        <>
          <Drawn kind="event" id={ad.id} title={title} category="" showWords={false} isDecorative />
          <Poster>
            <p>{link}</p>
            {ad.description && <small>{ad.description}</small>}
          </Poster>
        </>
      )}
      <Mark>{t('ad.mark')}</Mark>
    </Frame>
  );
}

interface AdLinkProps {
  to: string | null;
  onClick: () => void;
  children: ReactNode;
}

function AdLink({ to, onClick, children }: AdLinkProps) {
  if (!to) return children;
  if (to.startsWith('/')) {
    return (
      <Link to={to} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer sponsored" onClick={onClick}>
      {children}
    </a>
  );
}
