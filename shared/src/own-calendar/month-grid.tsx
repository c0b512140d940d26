import { formatMonthDay, formatWeekday, taipeiDay, taipeiTime } from '@spotlight/shared/format';
import { VisuallyHidden, onPhone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { OwnCalendar } from '../booking/own-calendar.schema';
import { partOf } from '../booking/week-hours.rules';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { closedCss, toneCss } from './board.styles';
import { placeEntries, type CalendarEntry, type EntryTone } from './entries.rules';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-top: 1px solid var(--line);
`;

const Weekday = styled.li`
  padding: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
  text-align: center;
`;

const Cell = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 2px;
  min-height: 104px;
  padding: 2px;
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  font-size: var(--text-12);
  line-height: var(--leading-tight);
  &[data-closed] {
    ${closedCss}
  }
  &[data-away] > a {
    color: var(--ink-3);
  }
  & > a {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 28px;
    padding-inline: 4px;
    border-radius: var(--radius-6);
    font-size: var(--text-14);
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > a[aria-current] > strong {
    padding-inline: 8px;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
  }
  & small {
    overflow: hidden;
    color: var(--accent-ink);
    font-size: var(--text-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media ${onPhone} {
    min-height: 64px;
    & small {
      display: none;
    }
  }
`;

const Line = styled.p<{ $tone: EntryTone }>`
  overflow: hidden;
  padding: 1px 4px;
  border: 0 solid;
  border-inline-start-width: 3px;
  border-radius: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${toneCss}
  @media ${onPhone} {
    height: 6px;
    padding: 0;
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const SHOWN = 3;

export interface MonthGridProps {
  /** Whole weeks, from a Monday on. */
  days: readonly string[];
  /** `YYYY-MM` that is looked at. */
  month: string;
  calendar: Pick<OwnCalendar, 'opening'>;
  entries: readonly CalendarEntry[];
  holidays: ReadonlyMap<string, string>;
  /** Address of the week of a day. */
  hrefOf: (day: string) => string;
}

/** A month: of each day what lies in it, and the way to its week. */
export function MonthGrid({ days, month, calendar, entries, holidays, hrefOf }: MonthGridProps) {
  const t = useTexts(calendarTexts);
  const today = taipeiDay();
  return (
    <>
      <Grid aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <Weekday key={day}>{formatWeekday(day)}</Weekday>
        ))}
      </Grid>
      <Grid>
        {days.map((day) => {
          const placed = placeEntries(day, entries);
          const isOpen = calendar.opening.some((hours) => partOf(day)(hours).length > 0);
          return (
            <Cell
              key={day}
              data-closed={!isOpen || undefined}
              data-away={!day.startsWith(month) || undefined}
            >
              <Link to={hrefOf(day)} aria-current={day === today ? 'date' : undefined}>
                <strong aria-hidden="true">{Number(day.slice(8))}</strong>
                <VisuallyHidden>{formatMonthDay(day)}</VisuallyHidden>
                {holidays.has(day) && <small>{holidays.get(day)}</small>}
              </Link>
              {placed.slice(0, SHOWN).map(({ entry }) => (
                <Line key={entry.id} $tone={entry.tone}>
                  <span>
                    {taipeiTime(entry.startAt)} {entry.title ?? t(`calendar.tones.${entry.tone}`)}
                  </span>
                </Line>
              ))}
              {placed.length > SHOWN && (
                <span>{t('calendar.more', { count: placed.length - SHOWN })}</span>
              )}
            </Cell>
          );
        })}
      </Grid>
    </>
  );
}
