import { Skeleton, lazyPart } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** As high as what comes at least, so that nothing that is in view moves. */
const Place = styled.div`
  min-height: 100vh;
  padding-block: 28px;
`;

/** What stands below the tickets, fetched beside the first picture; the tickets do without it. */
export const DeferredSections = lazyPart(
  () =>
    import(/* webpackChunkName: "event-sections" */ './event-sections').then(
      (m) => m.EventSections,
    ),
  {
    pending: (
      <Place aria-busy="true">
        <Skeleton height={320} radius="var(--radius-card)" />
      </Place>
    ),
  },
);
