import { lazyPart, Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** As high as what comes at least, so that nothing that is in view moves. */
const Place = styled.div`
  min-height: 100vh;
  padding: 48px var(--gutter);
`;

/** What stands below the countdown, fetched beside the first picture. */
export const DeferredParts = lazyPart(
  () =>
    import(/* webpackChunkName: "birthday-parts" */ './birthday-parts').then(
      (m) => m.BirthdayParts,
    ),
  {
    pending: (
      <Place aria-busy="true">
        <Skeleton height={280} radius="var(--radius-card)" />
      </Place>
    ),
  },
);
