import { useId } from 'react';
import { styled } from 'styled-components';

export type StageLighting = 'centre' | 'side' | 'narrow';

const lights = ['rose', 'warm', 'violet'] as const;

interface Beam {
  /** A cone on a field of 1280 × 480. */
  d: string;
  light: (typeof lights)[number];
  strength: number;
}

const beamsBy: Record<StageLighting, readonly Beam[]> = {
  centre: [
    { d: 'M592-30h96L900 520H380z', light: 'rose', strength: 0.3 },
    { d: 'M606-30h68L770 520H510z', light: 'warm', strength: 0.26 },
    { d: 'M122-30h48L400 520H170z', light: 'violet', strength: 0.42 },
    { d: 'M1110-30h48L1110 520H880z', light: 'violet', strength: 0.42 },
  ],
  side: [
    { d: 'M640-30h52L900 520H700z', light: 'violet', strength: 0.5 },
    { d: 'M850-30h78L1060 520H760z', light: 'warm', strength: 0.34 },
    { d: 'M1090-30h66L1010 520H880z', light: 'rose', strength: 0.46 },
  ],
  narrow: [
    { d: 'M600-30h80L800 520H480z', light: 'rose', strength: 0.36 },
    { d: 'M618-30h44L700 520H580z', light: 'warm', strength: 0.4 },
  ],
};

/** Every page with a stage carries these numbers: none is longer than it looks. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Grains of five brightnesses, each kind as one path: many shapes are slow to lay out. */
const dust = Array.from({ length: 5 }, (_, kind) => ({
  opacity: tenths(0.2 + kind * 0.1),
  d: Array.from({ length: 34 }, (__, grain) => (grain % 5 === kind ? dot(grain) : '')).join(''),
}));

/** Golden-ratio steps scatter evenly without a random generator, so server, test and browser agree. */
function dot(grain: number): string {
  const x = Math.round(((grain * 0.618034) % 1) * 1280);
  const y = Math.round(((grain * 0.754878 + 0.13) % 1) * 480);
  const r = tenths(0.8 + (grain % 4) * 0.4);
  return `M${tenths(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

const Field = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

/** Beams as blurred polygons, faded towards the floor, and grains of dust. Decorative. */
export function StageLight({ lighting }: { lighting: StageLighting }) {
  const id = useId();
  return (
    <Field viewBox="0 0 1280 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        {/* Each light fades by itself: a mask over all of them costs a slow phone a frame. */}
        {lights.map((light) => (
          <linearGradient
            key={light}
            id={`${id}${light}`}
            gradientUnits="userSpaceOnUse"
            x2="0"
            y2="480"
          >
            <stop stopColor={`var(--stage-beam-${light})`} />
            <stop offset=".9" stopColor={`var(--stage-beam-${light})`} stopOpacity=".06" />
          </linearGradient>
        ))}
        <filter id={`${id}blur`} x="-20%" width="140%" y="-10%" height="120%">
          <feGaussianBlur stdDeviation="10" />
        </filter>
      </defs>
      <g filter={`url(#${id}blur)`}>
        {beamsBy[lighting].map((beam) => (
          <path key={beam.d} d={beam.d} fill={`url(#${id}${beam.light})`} opacity={beam.strength} />
        ))}
      </g>
      <g fill="var(--stage-dust)">
        {dust.map(({ d, opacity }) => (
          <path key={opacity} d={d} opacity={opacity} />
        ))}
      </g>
    </Field>
  );
}
