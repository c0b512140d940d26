import { formatMonthDay, groupDigits } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { changeOf } from '../../data/dashboard/dashboard.rules';
import type { DailyCount } from '../../data/dashboard/dashboard.schema';
import { texts } from '../../texts';
import { signedPercent } from './signed-percent';

const Rule = styled.span`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1px solid var(--ink-2);
  pointer-events: none;
`;

const Dot = styled.span`
  position: absolute;
  width: 10px;
  height: 10px;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--accent);
  translate: -50% 50%;
  pointer-events: none;
`;

const Tip = styled.span`
  position: absolute;
  z-index: 1;
  top: 0;
  display: grid;
  gap: 6px;
  padding: 8px 12px;
  border-radius: var(--radius-control);
  background: var(--inverse);
  color: var(--on-inverse);
  white-space: nowrap;
  pointer-events: none;
  & > b {
    font-size: var(--text-14);
  }
`;

interface TrendMarkerProps {
  day: DailyCount;
  /** Place in the plot, 0 to 1 from the left and from the bottom. */
  left: number;
  bottom: number;
}

/** What the pointed-at day says: its date, count and change. The tip stays on the roomier side. */
export function TrendMarker({ day, left, bottom }: TrendMarkerProps) {
  const t = useTexts(texts);
  const change = changeOf(day);
  const count = t('dashboard.trend.value', { count: groupDigits(day.count) });
  return (
    <>
      <Rule style={{ left: `${left * 100}%` }} />
      <Dot style={{ left: `${left * 100}%`, bottom: `${bottom * 100}%` }} />
      <Tip
        style={
          left > 0.5
            ? { right: `calc(${(1 - left) * 100}% + 12px)` }
            : { left: `calc(${left * 100}% + 12px)` }
        }
      >
        {formatMonthDay(day.day)}
        <b>{change === null ? count : `${count}・${signedPercent(change)}`}</b>
      </Tip>
    </>
  );
}
