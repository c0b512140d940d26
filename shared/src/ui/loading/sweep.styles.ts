import { css, keyframes } from 'styled-components';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/**
 * A band of light that passes over what lies below. In the light theme it is white, so it lightens
 * the bones and cannot be seen between them. One transform per box, which the compositor moves alone;
 * a moving gradient would repaint on every frame.
 */
export const sweep = css`
  position: relative;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, transparent 35%, var(--sweep) 50%, transparent 65%);
    animation: ${pass} 1.6s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      display: none;
    }
  }
`;
