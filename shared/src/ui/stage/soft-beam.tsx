import { useId } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 auto;
  height: 440px;
  overflow: hidden;
  pointer-events: none;
  & > svg {
    position: absolute;
    left: 50%;
    width: 1200px;
    max-width: none;
    height: 440px;
    translate: -50% 0;
  }
`;

/**
 * The soft cone that falls from the lower edge of the header. Put it first into an element with
 * `position: relative; isolation: isolate`; it lies behind that element's content.
 */
export function SoftBeam() {
  const id = useId();
  return (
    <Place aria-hidden="true">
      <svg viewBox="0 0 1200 440">
        <defs>
          <linearGradient id={`${id}fade`} x2="0" y2="1">
            <stop offset=".1" stopColor="white" />
            <stop offset=".55" stopColor="white" stopOpacity=".7" />
            <stop offset=".98" stopColor="white" stopOpacity="0" />
          </linearGradient>
          <mask id={`${id}mask`}>
            <rect width="1200" height="440" fill={`url(#${id}fade)`} />
          </mask>
          <filter id={`${id}wide`} x="-30%" width="160%" y="-10%" height="120%">
            <feGaussianBlur stdDeviation="26 6" />
          </filter>
          <filter id={`${id}core`} x="-40%" width="180%" y="-10%" height="120%">
            <feGaussianBlur stdDeviation="14 4" />
          </filter>
        </defs>
        <g mask={`url(#${id}mask)`}>
          <path d="M572-40h56L960 460H240z" fill="var(--beam-pink)" filter={`url(#${id}wide)`} />
          <path d="M588-40h24L790 460H410z" fill="var(--beam-warm)" filter={`url(#${id}core)`} />
        </g>
      </svg>
    </Place>
  );
}
