import type { PerformerDetail } from './performer.schema';

type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'spotify' | 'website';

export interface SocialLink {
  network: SocialNetwork;
  href: string;
}

type Links = Pick<PerformerDetail, `${SocialNetwork}Url`>;

const networks: readonly SocialNetwork[] = [
  'instagram',
  'youtube',
  'spotify',
  'facebook',
  'website',
];

/** The links that are safe to follow: https only, so that no `javascript:` or tracker gets through. */
export function safeSocialLinks(performer: Links): SocialLink[] {
  return networks.flatMap((network) => {
    const href = performer[`${network}Url`];
    return href && isHttps(href) ? [{ network, href }] : [];
  });
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
