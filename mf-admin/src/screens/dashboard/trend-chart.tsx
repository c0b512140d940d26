import { formatMonthDay, groupDigits } from '@spotlight/shared/format';
import { useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { countAxis } from '../../data/dashboard/dashboard.rules';
import type { DailyCount } from '../../data/dashboard/dashboard.schema';
import { TrendLines } from './trend-lines';
import { TrendMarker } from './trend-marker';

const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 12px;
  margin-top: 20px;
  /* Half a day's name sticks out at the right end of the axis. */
  padding-inline-end: 32px;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const CountAxis = styled.div`
  position: relative;
  min-width: 2.5em;
  & > span {
    position: absolute;
    inset-inline-end: 0;
    translate: 0 50%;
  }
`;

const Plot = styled.div`
  position: relative;
  height: clamp(140px, 24vw, 200px);
  touch-action: pan-y;
`;

const DayAxis = styled.div`
  position: relative;
  grid-column: 2;
  height: 12px;
  white-space: nowrap;
  & > span {
    position: absolute;
    translate: -50% 0;
  }
  @media (max-width: 559px) {
    & > :nth-child(even) {
      display: none;
    }
  }
`;

interface TrendChartProps {
  days: readonly DailyCount[];
  /** What the chart says, for those who do not see it. */
  label: string;
}

const DAYS_PER_MARK = 7;

/**
 * Two lines over thirty days. The lines stretch with the panel while words and marks are ordinary
 * text laid over them, so nothing has to be measured and text keeps its size.
 */
export function TrendChart({ days, label }: TrendChartProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const axis = countAxis(days.flatMap(({ count, previous }) => [count, previous]));
  const lastIndex = Math.max(1, days.length - 1);
  const pointed = pointedAt === null ? undefined : days[pointedAt];

  const handlePoint = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.round(((event.clientX - left) / width) * lastIndex);
    setPointedAt(Math.min(Math.max(index, 0), lastIndex));
  };
  return (
    <Chart role="img" aria-label={label}>
      <CountAxis>
        {axis.ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(tick / axis.max) * 100}%` }}>
            {groupDigits(tick)}
          </span>
        ))}
      </CountAxis>
      <Plot
        onPointerDown={handlePoint}
        onPointerMove={handlePoint}
        onPointerLeave={() => setPointedAt(null)}
      >
        <TrendLines days={days} axis={axis} />
        {pointed && pointedAt !== null && (
          <TrendMarker
            day={pointed}
            left={pointedAt / lastIndex}
            bottom={pointed.count / axis.max}
          />
        )}
      </Plot>
      <DayAxis>
        {days.map(
          ({ day }, index) =>
            index % DAYS_PER_MARK === 0 && (
              <span key={day} style={{ left: `${(index / lastIndex) * 100}%` }}>
                {formatMonthDay(day)}
              </span>
            ),
        )}
      </DayAxis>
    </Chart>
  );
}
