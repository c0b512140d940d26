import { Line } from './drawings';
import { LightCone } from './light-cone';

export const LockDrawing = () => (
  <LightCone>
    <path
      d="M67 64V53a13 13 0 0 1 26 0v11"
      fill="none"
      stroke="var(--line-control)"
      strokeWidth="5"
    />
    <Line>
      <rect x="56" y="63" width="48" height="40" rx="9" />
    </Line>
    <circle cx="80" cy="80" r="5" fill="var(--accent)" />
    <path d="M80 82v9" stroke="var(--accent)" strokeWidth="3.5" strokeLinecap="round" />
  </LightCone>
);
