import type { PrefetchContext } from '@spotlight/shared/contract';
import { ButtonLink, Container, QueryView, SectionHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { VenueGrid, VenueGridSkeleton } from '../../components/venue-tile/venue-grid';
import { prefetchFeaturedVenues, useFeaturedVenues } from '../../data/venue/venue.queries';
import { paths } from '../../paths';
import { texts } from '../../texts';

const TILES = 4;

/** 精選場地 on the home page. */
export function HomeVenues() {
  const t = useTexts(texts);
  const titleId = useId();
  const query = useFeaturedVenues(TILES);
  if (query.data?.length === 0) return null;
  return (
    <Container as="section" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={t('home.title')}
        lead={t('home.lead')}
        action={
          <ButtonLink to={paths.venueList} variant="text" size="sm">
            {t('home.all')}
          </ButtonLink>
        }
      />
      <QueryView
        query={query}
        pending={<VenueGridSkeleton count={TILES} columns={4} />}
        errorTitle={t('list.error')}
      >
        {(venues) => <VenueGrid venues={venues} columns={4} label={t('home.title')} />}
      </QueryView>
    </Container>
  );
}

HomeVenues.prefetch = (context: PrefetchContext) => prefetchFeaturedVenues(context, TILES);
