import { useId } from 'react';
import { styled } from 'styled-components';
import type { Axis } from '../../data/dashboard/dashboard.rules';
import type { DailyCount } from '../../data/dashboard/dashboard.schema';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke-linejoin: round;
  & > * {
    vector-effect: non-scaling-stroke;
  }
`;

/** The field is 100 × 100, whatever its size on the screen. */
const pointsOf = (values: readonly number[], max: number) =>
  values
    .map((value, index) => {
      const x = (index / Math.max(1, values.length - 1)) * 100;
      const y = 100 - (value / max) * 100;
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join(' ');

/** Grid, area and the two lines; drawn without a single word, so that it may be stretched. */
export function TrendLines({ days, axis }: { days: readonly DailyCount[]; axis: Axis }) {
  const gradientId = useId();
  const counts = pointsOf(
    days.map(({ count }) => count),
    axis.max,
  );
  const previous = pointsOf(
    days.map((day) => day.previous),
    axis.max,
  );
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={gradientId} x2="0" y2="1">
        <stop stopColor="var(--accent)" stopOpacity="0.24" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      {axis.ticks.map((tick) => (
        <path key={tick} d={`M0 ${100 - (tick / axis.max) * 100}h100`} stroke="var(--line)" />
      ))}
      <polygon points={`0,100 ${counts} 100,100`} fill={`url(#${gradientId})`} />
      <polyline points={previous} stroke="var(--ink-3)" strokeWidth="1.5" strokeDasharray="5 4" />
      <polyline points={counts} stroke="var(--accent)" strokeWidth="2.5" />
    </Drawing>
  );
}
