import { lazyPart, Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** As high as what comes at least, so that nothing that is in view moves. */
const Place = styled.div`
  min-height: 60vh;
`;

/** What stands below the introduction, fetched beside the first picture. */
export const DeferredSections = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-sections" */ './sections/performer-sections').then(
      (m) => m.PerformerSections,
    ),
  {
    pending: (
      <Place aria-busy="true">
        <Skeleton height={280} radius="var(--radius-card)" />
      </Place>
    ),
  },
);
