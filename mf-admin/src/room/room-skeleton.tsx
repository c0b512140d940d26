import { Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const ROWS = 5;

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  padding-inline: 16px;
  & + & {
    border-top: 1px solid var(--line);
  }
  & > :nth-child(3) {
    margin-inline-start: auto;
  }
`;

/** The table's shape while its rows are on the way. */
export function RoomSkeleton() {
  return (
    <Frame aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <Row key={row}>
          <Skeleton width={56} height={31} />
          <Skeleton width="32%" height={14} />
          <Skeleton width="12%" height={14} />
          <Skeleton width="16%" height={14} />
        </Row>
      ))}
    </Frame>
  );
}
