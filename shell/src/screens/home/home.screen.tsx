import {
  Container,
  StageBand,
  fromDesktop,
  fromTablet,
  lazyPart,
} from '@spotlight/shared/ui/parts';
import { usePageMeta, useSession, type PrefetchContext } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import homeTexts from '../../locales/home.zh-TW.json';
import { prefetchSitePage, useSitePage } from '../../data/site-content/site-content.queries';
import { SearchBar } from '../../components/search-bar/search-bar';
import { Audiences } from './audiences';
import { ClosingBand } from './closing-band';
import { HeroPicture, HomeBanners } from './home-banners';
import { useHomeSlots } from './home-slots';

const Hero = styled(Container)`
  padding-block: 40px 32px;
  text-align: center;
  @media ${fromTablet} {
    padding-block: 64px 56px;
  }
`;

const Title = styled.h1`
  font-size: var(--text-28);
  letter-spacing: 0.02em;
  line-height: var(--leading-tight);
  @media ${fromTablet} {
    font-size: var(--text-36);
  }
  /* The one line of the site that is larger than the scale. */
  @media ${fromDesktop} {
    font-size: 52px;
  }
`;

const Lead = styled.p`
  margin-block: 8px 24px;
  color: var(--ink-2);
  text-wrap: balance;
  @media ${fromTablet} {
    margin-block: 12px 32px;
    font-size: var(--text-18);
  }
`;

/** Fetched by those who are signed in alone. */
const ForYou = lazyPart(
  () => import(/* webpackChunkName: "for-you" */ './for-you').then((m) => m.ForYou),
  { pending: <Audiences />, Failed: Audiences },
);

/** Each piece brings its own gutters, so that one may also fill the width. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--section-gap);
  padding-top: var(--section-gap);
`;

const Description = styled.p`
  max-width: 40em;
  margin-inline: auto;
  color: var(--ink-2);
  text-align: center;
  text-wrap: pretty;
  white-space: pre-line;
`;

/**
 * The home page: the stage with the search, what the remotes show, and the call to take part. Its words and
 * banners are the back office's, where there are any.
 */
export function HomeScreen() {
  const t = useTexts(homeTexts);
  const { texts, banners = [] } = useSitePage('home') ?? {};
  const { isLoggedIn } = useSession();
  usePageMeta({ description: texts?.homepageDescription });
  return (
    <>
      <StageBand>
        <HeroPicture banners={banners} />
        <Hero>
          <Title>{texts?.homepageTitle ?? t('title')}</Title>
          <Lead>{texts?.homepageSubtitle ?? t('lead')}</Lead>
          <SearchBar />
          {isLoggedIn ? <ForYou /> : <Audiences />}
        </Hero>
      </StageBand>
      <Body>
        <HomeBanners banners={banners} />
        {useHomeSlots()}
        {texts?.homepageDescription && (
          <Container as="section">
            <Description>{texts.homepageDescription}</Description>
          </Container>
        )}
        <Container>
          <ClosingBand />
        </Container>
      </Body>
    </>
  );
}

HomeScreen.prefetch = (context: PrefetchContext) => prefetchSitePage(context, 'home');
