import { AdPopup, AdSlot } from '@spotlight/shared/ads';
import { Container, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { texts } from '../../texts';

/** Both are equally high: 2.4 and 1.33 are as 9 and 5. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 5fr);
  }
`;

/** The places for advertisements on the home page, and the popup of the day. */
export function HomeAds() {
  const t = useTexts(texts);
  return (
    <Container>
      <Row>
        <AdSlot place="homeBanner" label={t('home.ads.banner')} />
        <AdSlot place="homeFeatured" label={t('home.ads.featured')} />
      </Row>
      <AdPopup />
    </Container>
  );
}
