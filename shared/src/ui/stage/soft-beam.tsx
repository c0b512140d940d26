import { useId } from 'react';
import { styled } from 'styled-components';
import { onPhone } from '../media';

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
  @media ${onPhone} {
    height: 320px;
    & > svg {
      width: 873px;
      height: 320px;
    }
  }
`;

const Pool = styled.g`
  @media ${onPhone} {
    display: none;
  }
`;

/**
 * The soft cone that falls from the lower edge of the header, and the pool of light that it makes
 * where the search bar lies. `LitArea` puts it behind its content.
 */
export function SoftBeam() {
  const id = useId();
  const pool = (role: string) => (
    <radialGradient id={`${id}${role}`}>
      <stop stopColor={`var(--beam-${role})`} />
      <stop offset="1" stopColor={`var(--beam-${role})`} stopOpacity="0" />
    </radialGradient>
  );
  return (
    <Place aria-hidden="true">
      <svg viewBox="0 0 1200 440">
        <defs>
          {pool('warm')}
          {pool('pink')}
          <linearGradient id={`${id}fade`} x2="0" y2="1">
            <stop offset=".2" stopColor="white" />
            <stop offset=".9" stopColor="white" stopOpacity="0" />
          </linearGradient>
          <mask id={`${id}mask`}>
            <rect width="1200" height="440" fill={`url(#${id}fade)`} />
          </mask>
          <filter id={`${id}blur`} x="-40%" width="180%" y="-5%" height="110%">
            <feGaussianBlur stdDeviation="22 4" />
          </filter>
          <filter id={`${id}core`} x="-60%" width="220%" y="-5%" height="110%">
            <feGaussianBlur stdDeviation="9 4" />
          </filter>
        </defs>
        <Pool opacity=".6">
          <ellipse cx="600" cy="235" rx="560" ry="165" fill={`url(#${id}pink)`} />
          <ellipse cx="600" cy="225" rx="380" ry="105" fill={`url(#${id}warm)`} />
        </Pool>
        <g mask={`url(#${id}mask)`} opacity=".88">
          <path d="M568-20h64L800 440H400z" fill="var(--beam-pink)" filter={`url(#${id}blur)`} />
          <path d="M588-20h24L672 440H528z" fill="var(--beam-warm)" filter={`url(#${id}core)`} />
        </g>
      </svg>
    </Place>
  );
}
