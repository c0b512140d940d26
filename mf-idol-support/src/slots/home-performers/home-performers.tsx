import { useSession, type PrefetchContext } from '@spotlight/shared/contract';
import {
  ButtonLink,
  CardGrid,
  Container,
  QueryView,
  SectionHeading,
  SilentFailure,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PerformerTileSkeleton } from '../../components/performer-tile/performer-grid';
import { PerformerTile } from '../../components/performer-tile/performer-tile';
import {
  prefetchPopularPerformers,
  usePopularPerformers,
} from '../../data/performer/performer.queries';
import { paths } from '../../paths';
import { texts } from '../../texts';

const TILES = 6;

const Row = styled(CardGrid)`
  row-gap: 24px;
`;

/** Nothing is fetched for visitors, who follow nobody. */
const HomeFollows = lazyPart(
  () => import(/* webpackChunkName: "home-follows" */ './home-follows').then((m) => m.HomeFollows),
  { pending: null, Failed: SilentFailure },
);

const pending = (
  <Row columns={6}>
    {Array.from({ length: TILES }, (_, index) => (
      <PerformerTileSkeleton key={index} />
    ))}
  </Row>
);

/** Whom somebody follows, and 人氣表演者, on the home page. */
export function HomePerformers() {
  const { user } = useSession();
  return (
    <>
      {user && <HomeFollows />}
      <PopularPerformers />
    </>
  );
}

HomePerformers.prefetch = (context: PrefetchContext) => prefetchPopularPerformers(context, TILES);

function PopularPerformers() {
  const t = useTexts(texts);
  const titleId = useId();
  const query = usePopularPerformers(TILES);
  if (query.data?.length === 0) return null;
  return (
    <Container as="section" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={t('home.performers.title')}
        lead={t('home.performers.lead')}
        action={
          <ButtonLink to={paths.performerList} variant="text" size="sm">
            {t('home.performers.all')}
          </ButtonLink>
        }
      />
      <QueryView query={query} pending={pending} errorTitle={t('list.error')}>
        {(performers) => (
          <Row columns={6}>
            {performers.map((performer) => (
              <PerformerTile key={performer.id} performer={performer} />
            ))}
          </Row>
        )}
      </QueryView>
    </Container>
  );
}
