import { Container, fromDesktop, Skeleton, SkeletonText, StageBand } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { detailColumns } from './venue-detail.styles';

const Stage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 46px 28px;
  @media ${fromDesktop} {
    ${detailColumns}
    align-items: start;
    padding-block: 46px 40px;
  }
`;

const Scene = styled(Skeleton)`
  aspect-ratio: 16 / 9;
`;

const Lines = styled.div`
  display: grid;
  gap: 14px;
`;

const Body = styled(Container)`
  min-height: 60vh;
  padding-block: 32px;
`;

/** The place of a venue's page while it loads. */
export function VenueDetailSkeleton() {
  return (
    <>
      <StageBand lighting="side">
        <Stage>
          <Scene height="auto" radius="var(--radius-card)" />
          <Lines>
            <Skeleton width={72} height={24} />
            <Skeleton width="70%" height={36} />
            <Skeleton width="50%" />
            <Skeleton width="40%" />
          </Lines>
        </Stage>
      </StageBand>
      <Body>
        <SkeletonText lines={6} />
      </Body>
    </>
  );
}
