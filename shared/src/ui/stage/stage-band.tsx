import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StageLight, type StageLighting } from './stage-light';

export interface StageBandProps {
  /** Where the beams fall: on the middle, on the right half, or one narrow cone from above. */
  lighting?: StageLighting;
  /** Rounded corners, for a band inside the page's gutters. */
  isRounded?: boolean;
  children: ReactNode;
  className?: string;
}

const Band = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background:
    radial-gradient(60% 70% at 50% 0, var(--stage-top), transparent),
    radial-gradient(40% 90% at 0 20%, var(--stage-side), transparent),
    radial-gradient(40% 90% at 100% 20%, var(--stage-side), transparent), var(--stage-ground);
  &[data-rounded] {
    border-radius: var(--radius-sheet);
  }
`;

/**
 * A dark stage in both themes, with beams and a little dust behind its children. Inside, all roles
 * have their dark values; wrap a panel in `data-surface="page"` to give it the page's theme.
 */
export function StageBand({ lighting = 'centre', isRounded, children, className }: StageBandProps) {
  return (
    <Band data-surface="stage" data-rounded={isRounded || undefined} className={className}>
      <StageLight lighting={lighting} />
      {children}
    </Band>
  );
}
