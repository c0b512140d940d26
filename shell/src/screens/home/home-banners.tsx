import { Container } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { SiteBanner, hasMedia, type SiteBannerItem } from '@spotlight/shared/website/banner';
import { styled } from 'styled-components';
import homeTexts from '../../locales/home.zh-TW.json';

const HERO = 'home-main';

/* Behind the words of the stage, so dark that they read at 4.5:1 on any picture. */
const Picture = styled.img`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0.42;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px;
`;

interface BannersProps {
  banners: readonly SiteBannerItem[];
}

/** The picture of the main banner, behind the stage of the home page. Without one the stage is drawn. */
export function HeroPicture({ banners }: BannersProps) {
  const banner = banners.find(({ bannerKey }) => bannerKey === HERO);
  if (banner?.mediaType !== 'image' || !banner.bannerUrl) return null;
  return <Picture src={banner.bannerUrl} alt="" fetchPriority="high" />;
}

/** The banners of the home page that have something to look at; the main one is there for its film. */
export function HomeBanners({ banners }: BannersProps) {
  const t = useTexts(homeTexts);
  const shown = banners.filter(
    (banner) => hasMedia(banner) && (banner.bannerKey !== HERO || banner.mediaType === 'video'),
  );
  if (shown.length === 0) return null;
  return (
    <Container as="section" aria-label={t('banners')}>
      <List>
        {shown.map((banner) => (
          <li key={banner.id}>
            <SiteBanner banner={banner} />
          </li>
        ))}
      </List>
    </Container>
  );
}
