import { Skeleton, fromDesktop } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** The shape of what comes. */
export const pendingTimes = (
  <Columns aria-busy="true">
    <Skeleton height={460} radius="var(--radius-card)" />
    <Skeleton height={320} radius="var(--radius-card)" />
  </Columns>
);
