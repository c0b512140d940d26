import { styled } from 'styled-components';
import { LightCone } from './light-cone';

export const Line = styled.g`
  fill: var(--surface);
  stroke: var(--line-control);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
const accentLine = { fill: 'none', stroke: 'var(--accent)', strokeWidth: 3.5 };

export const EmptyTicketDrawing = () => (
  <LightCone>
    <Line transform="rotate(-8 80 80)" strokeDasharray="6 5" strokeWidth={2}>
      <path d="M46 62h68v11a8 8 0 0 0 0 16v11H46V89a8 8 0 0 0 0-16z" />
    </Line>
  </LightCone>
);

export const PlugDrawing = () => (
  <LightCone>
    <g fill="none" stroke="var(--line-control)" strokeWidth="3" strokeLinecap="round">
      <path d="M4 88q12 8 24 4t28-10M156 88q-12 8-24 4t-26-9" />
    </g>
    <g stroke="var(--warning)" strokeWidth="3" strokeLinecap="round">
      <path d="M80 48v10M66 53l6 9M94 53l-6 9" />
    </g>
    <g transform="rotate(-6 56 80)" fill="var(--accent)">
      <rect x="40" y="68" width="25" height="24" rx="6" />
      <path d="M65 74h11M65 86h11" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    </g>
    <Line transform="rotate(6 106 82)">
      <rect x="92" y="69" width="27" height="26" rx="6" />
      <path d="M99 77v3M99 85v3" strokeWidth="3" />
    </Line>
  </LightCone>
);

export const WindowDrawing = () => (
  <LightCone>
    <Line>
      <rect x="36" y="50" width="88" height="56" rx="7" />
      <path d="M36 66h88" />
    </Line>
    <g fill="var(--line-control)">
      <circle cx="46" cy="58" r="2.5" />
      <circle cx="55" cy="58" r="2.5" />
    </g>
    <path
      d="M69 77.5v6h6M70 83a11.5 11.5 0 1 1 2.5 9.5"
      {...accentLine}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </LightCone>
);
