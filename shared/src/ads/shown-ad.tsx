import { performerLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import adTexts from '../locales/ads.zh-TW.json';
import type { AdPlace } from './ad-place';
import { AdPicture } from './ad-picture';
import { useLiveAds } from './ad.queries';

const Own = styled.p`
  display: grid;
  place-content: center;
  height: 100%;
  padding: 8px 16px;
  color: var(--ink-2);
  font-size: var(--text-14);
  text-align: center;
  & a {
    color: var(--accent-ink);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** One of what runs in a place, by chance, so that each is shown as often; the place itself is offered when it is free. */
export function ShownAd({ place }: { place: AdPlace }) {
  const t = useTexts(adTexts);
  const { data: ads, isError } = useLiveAds(place);
  const [chance] = useState(Math.random);
  if (!ads && !isError) return null;
  const ad = ads?.[Math.floor(chance * ads.length)];
  if (ad) return <AdPicture key={ad.id} ad={ad} />;
  return (
    <Own>
      <span>
        {t('ad.free')}
        <Link to={performerLinks.adPlans}>{t('ad.plans')}</Link>
      </span>
    </Own>
  );
}
