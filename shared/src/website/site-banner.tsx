import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import websiteTexts from '../locales/website.zh-TW.json';
import { filmOf, isOwnPath } from './banner.rules';
import type { SiteBannerItem } from './website.schema';

export { hasMedia } from './banner.rules';
export type { SiteBannerItem };

const Frame = styled.article`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: 160px;
  overflow: hidden;
  border-radius: var(--radius-sheet);
  /* Stands alone while the picture loads, and when it does not come. */
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
  & > video {
    width: 100%;
    aspect-ratio: 16 / 9;
    background: var(--stage-ground);
  }
`;

const Words = styled.div`
  padding: 72px 20px 20px;
  /* Texts read at 4.5:1 whatever picture lies behind them. */
  background: linear-gradient(
    transparent,
    color-mix(in oklab, var(--stage-ground) 70%, transparent) 40%,
    color-mix(in oklab, var(--stage-ground) 94%, transparent)
  );
  &[data-below-film] {
    position: relative;
    padding-top: 20px;
    background: var(--stage-ground);
  }
  & > h2 {
    font-size: var(--text-22);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
  & > p {
    margin-top: 4px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
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

/** A banner of the back office: its picture or film with its words, all of it one link. */
export function SiteBanner({ banner }: { banner: SiteBannerItem }) {
  const t = useTexts(websiteTexts);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { title, subtitle, link, bannerUrl } = banner;
  const film = filmOf(banner);
  const picture = banner.mediaType === 'image' && bannerUrl !== brokenUrl ? bannerUrl : null;
  const target = film?.kind === 'page' ? film.url : link;
  return (
    <Frame data-surface="stage" aria-label={title}>
      {picture && <img src={picture} alt="" loading="lazy" onError={() => setBrokenUrl(picture)} />}
      {film?.kind === 'file' && (
        // Begins when somebody presses it, so nothing moves that nobody asked for.
        <video src={film.url} controls muted playsInline preload="metadata" aria-label={title} />
      )}
      <Words data-below-film={film?.kind === 'file' || undefined}>
        <h2>
          {target ? <BannerLink to={target}>{title}</BannerLink> : title}
          {film?.kind === 'page' && <small>{t('website.film')}</small>}
        </h2>
        {subtitle && <p>{subtitle}</p>}
      </Words>
    </Frame>
  );
}

function BannerLink({ to, children }: { to: string; children: string }) {
  if (isOwnPath(to)) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
