import { css, keyframes } from 'styled-components';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/**
 * A band in the colour of the surface that passes over what lies below: it lightens the bones and
 * cannot be seen on the surface between them. One transform per box, which the compositor moves
 * alone; a moving gradient would repaint on every frame.
 */
export const sweep = css`
  position: relative;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      100deg,
      transparent 35%,
      color-mix(in oklab, var(--surface) 70%, transparent) 50%,
      transparent 65%
    );
    animation: ${pass} 1.6s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      display: none;
    }
  }
`;
