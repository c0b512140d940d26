import { styled } from 'styled-components';
import { onPhone } from '../media';

/** A cone of light from a point above the upper edge, soft at both sides. Angles in degrees. */
const cone = (color: string, apexY: number, core: number, softEdge: number) => {
  const half = core + softEdge;
  return `conic-gradient(from ${180 - half}deg at 50% calc(${apexY} * var(--unit)),
    transparent, var(${color}) ${2 * softEdge}deg, var(${color}) ${2 * core}deg,
    transparent ${2 * half}deg)`;
};

const pool = (color: string, radiusX: number, radiusY: number, y: number) =>
  `radial-gradient(calc(${radiusX} * var(--unit)) calc(${radiusY} * var(--unit))
    at 50% calc(${y} * var(--unit)), var(${color}), transparent)`;

/**
 * The soft cone that falls from the lower edge of the header, and the pool of light that it makes
 * where the search bar lies. `LitArea` puts it behind its content. Gradients alone: a blurred picture
 * would cost a slow phone more than the rest of the first frame.
 */
export const SoftBeam = styled.div.attrs({ 'aria-hidden': true })`
  --unit: 1px;
  position: absolute;
  z-index: -1;
  inset: 0 0 auto;
  height: calc(440 * var(--unit));
  overflow: hidden;
  pointer-events: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 calc(50% - 600 * var(--unit));
  }
  &::before {
    opacity: 0.6;
    background: ${pool('--beam-warm', 380, 105, 225)}, ${pool('--beam-pink', 560, 165, 235)};
  }
  &::after {
    opacity: 0.88;
    background: ${cone('--beam-warm', -112, 7.4, 3.2)}, ${cone('--beam-pink', -108, 18.5, 6)};
    mask-image: linear-gradient(black 20%, transparent 90%);
  }
  @media ${onPhone} {
    --unit: 0.7275px;
    &::before {
      display: none;
    }
  }
`;
