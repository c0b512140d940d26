import { Container, fromTablet, Skeleton, SkeletonText, StageBand } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Stage = styled(Container)`
  display: grid;
  gap: 24px;
  padding-block: 52px 28px;
  @media ${fromTablet} {
    grid-template-columns: minmax(200px, 320px) minmax(0, 1fr);
    gap: 48px;
    align-items: end;
    padding-block: 64px 48px;
  }
`;

const Square = styled(Skeleton)`
  aspect-ratio: 1;
`;

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;

const Body = styled(Container)`
  padding-block: 48px;
  min-height: 50vh;
`;

/** The place of a performer's page while it loads. */
export function PerformerDetailSkeleton() {
  return (
    <>
      <StageBand lighting="side">
        <Stage>
          <Square height="auto" radius="var(--radius-card)" />
          <Lines>
            <Skeleton width={72} height={24} />
            <Skeleton width="min(320px, 70%)" height={44} />
            <Skeleton width={140} />
          </Lines>
        </Stage>
      </StageBand>
      <Body>
        <SkeletonText lines={5} />
      </Body>
    </>
  );
}
