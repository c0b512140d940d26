import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { fromDesktop } from '../media';
import { StageLight, type StageLighting } from './stage-light';

export interface StageBandProps {
  /** Where the beams fall: on the middle, on the right half, or one narrow cone from above. */
  lighting?: StageLighting;
  /** Rounded corners, for a band inside the page's gutters. */
  isRounded?: boolean;
  /** Below the desktop's width the children lie on the page, without a stage. */
  isOnWideOnly?: boolean;
  children: ReactNode;
  className?: string;
}

const stage = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background:
    radial-gradient(60% 70% at 50% 0, var(--stage-top), transparent),
    radial-gradient(40% 90% at 0 20%, var(--stage-side), transparent),
    radial-gradient(40% 90% at 100% 20%, var(--stage-side), transparent), var(--stage-ground);
`;

const Band = styled.div`
  ${stage}
  &[data-rounded] {
    border-radius: var(--radius-sheet);
  }
`;

const WideBand = styled.div`
  & > :last-child {
    display: none;
  }
  @media ${fromDesktop} {
    ${stage}
    & > :last-child {
      display: block;
    }
  }
`;

/**
 * A dark stage in both themes, with beams and a little dust behind its children. Inside, all roles
 * have their dark values; wrap a panel in `data-surface="page"` to give it the page's theme.
 */
export function StageBand(props: StageBandProps) {
  const { lighting = 'centre', isRounded, isOnWideOnly, children, className } = props;
  const Ground = isOnWideOnly ? WideBand : Band;
  return (
    <Ground
      data-surface={isOnWideOnly ? 'wide-stage' : 'stage'}
      data-rounded={isRounded || undefined}
      className={className}
    >
      {children}
      {/* Behind its children, and after them in the page: it says nothing. */}
      <StageLight lighting={lighting} />
    </Ground>
  );
}
