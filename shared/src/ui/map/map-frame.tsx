import { styled } from 'styled-components';
import { Skeleton } from '../loading/skeleton';

/** The place of a map, as high as it will be: nothing moves when it arrives. */
export const MapFrame = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: clamp(340px, 66dvh, 640px);
  &[data-shape='card'] {
    height: 280px;
  }
`;

/** A map whose code or ground is on its way. */
export const MapSkeleton = () => <Skeleton height="100%" radius="var(--radius-card)" />;
