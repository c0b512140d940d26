import { formatWeekday } from '@spotlight/shared/format';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { monthGrid, type BirthdayDay } from '../../data/performer/birthday.rules';
import { texts } from '../../texts';
import { dayAnchor } from './day-anchor';

export interface MonthCalendarProps {
  year: number;
  month: number;
  days: readonly BirthdayDay[];
  /** `YYYY-MM-DD` */
  today: string;
}

const Frame = styled(Panel)`
  padding: 12px;
`;

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 2px;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const Cell = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  border-radius: var(--radius-control);
  color: var(--ink-3);
  & > a {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    background: var(--amber-soft);
    color: var(--amber-ink);
    font-weight: var(--weight-bold);
  }
  & > a:hover {
    background: var(--amber);
    color: var(--on-amber);
  }
  &[aria-current] {
    box-shadow: inset 0 0 0 2px var(--inverse);
  }
`;

const Weekday = styled(Cell)`
  min-height: 32px;
  font-size: var(--text-12);
`;

/** A Sunday, from which the week's names are taken. */
const weekdayNames = Array.from({ length: 7 }, (_, index) =>
  formatWeekday(`2026-02-0${index + 1}`),
);

/** The month at a glance: days with a birthday lead to their place in the list. */
export function MonthCalendar({ year, month, days, today }: MonthCalendarProps) {
  const t = useTexts(texts);
  const byDay = new Map(days.map((entry) => [entry.day, entry]));
  const isoMonth = `${year}-${String(month).padStart(2, '0')}`;
  return (
    <Frame as="nav" aria-label={t('birthday.calendar', { month })}>
      <Grid>
        {weekdayNames.map((name) => (
          <Weekday key={name} aria-hidden="true">
            {name}
          </Weekday>
        ))}
        {monthGrid(year, month).map((day, index) => {
          const entry = day === null ? undefined : byDay.get(day);
          const isToday = today === `${isoMonth}-${String(day).padStart(2, '0')}`;
          return (
            <Cell
              key={day ?? `gap-${index}`}
              aria-hidden={entry ? undefined : true}
              aria-current={isToday ? 'date' : undefined}
            >
              {entry ? (
                <a
                  href={`#${dayAnchor(entry.day)}`}
                  aria-label={t('birthday.calendarDay', {
                    month,
                    day,
                    count: entry.birthdays.length,
                  })}
                >
                  {day}
                </a>
              ) : (
                day
              )}
            </Cell>
          );
        })}
      </Grid>
    </Frame>
  );
}
