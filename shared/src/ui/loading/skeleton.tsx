import { styled } from 'styled-components';
import { sweep } from './sweep.styles';

export interface SkeletonProps {
  /** CSS lengths; a number is pixels. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  className?: string;
}

/** The grey place of something to come, without movement of its own. */
export const Bone = styled.span`
  display: block;
  border-radius: var(--radius-6);
  background: var(--surface-3);
`;

const MovingBone = styled(Bone)`
  ${sweep}
`;

/** The place of something to come, in its size, with a band of light passing over it. */
export function Skeleton({ width = '100%', height = 16, radius, className }: SkeletonProps) {
  return (
    <MovingBone
      aria-hidden="true"
      className={className}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
