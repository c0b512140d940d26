import { styled } from 'styled-components';

const WIDTH = 96;
const HEIGHT = 28;
/** Keeps the end dot and the line's width inside the drawing. */
const INSET = 4;

const Drawing = styled.svg<{ $isAmber: boolean }>`
  color: var(${({ $isAmber }) => ($isAmber ? '--warning' : '--accent')});
`;

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  isAmber?: boolean | undefined;
}

/** The way of a figure as a small line that ends in a dot. Decoration: the figures stand beside it. */
export function Sparkline({ values, isAmber = false }: SparklineProps) {
  if (values.length < 2) return null;
  const lowest = Math.min(...values);
  // A figure that did not move is a level line, not a division by zero.
  const range = Math.max(...values) - lowest || Infinity;
  const points = values.map((value, index) => ({
    x: INSET + (index / (values.length - 1)) * (WIDTH - 2 * INSET),
    y: HEIGHT - INSET - ((value - lowest) / range) * (HEIGHT - 2 * INSET),
  }));
  const end = points.at(-1);
  return (
    <Drawing $isAmber={isAmber} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={end?.x} cy={end?.y} r="3.5" fill="currentColor" />
    </Drawing>
  );
}
