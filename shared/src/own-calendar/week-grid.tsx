import { formatMonthDay, formatWeekday, serverNow, taipeiDay } from '@spotlight/shared/format';
import { VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useCallback, useId, useMemo, useState } from 'react';
import type { OwnCalendar } from '../booking/own-calendar.schema';
import { minutesInto, momentOf, type Stretch } from '../booking/booking-hours.rules';
import type { Hours } from '../booking/price.schema';
import { axisOf, partOf } from '../booking/week-hours.rules';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import type { CalendarEntry } from './entries.rules';
import { useChoice, type Choice as Chosen } from './use-choice';
import { WeekColumn } from './week-column';
import {
  Choice,
  DayButton,
  Days,
  Heads,
  HOUR,
  Hours as HourNames,
  Scroll,
} from './week-grid.styles';

export interface WeekGridProps {
  /** Seven, from a Monday on. */
  days: readonly string[];
  calendar: OwnCalendar;
  entries: readonly CalendarEntry[];
  holidays: ReadonlyMap<string, string>;
  /** Minutes that are kept free around what is booked. */
  buffers: { before: number; after: number };
  pathOf: (bookingId: string) => string;
  onEntry: (entry: CalendarEntry) => void;
  onDay: (day: string) => void;
  /** Hours were drawn, or chosen by keys. */
  onChoose: (hours: Hours) => void;
}

const two = (n: number) => String(n).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** A week by the hour. Whoever draws over free hours, or walks there by keys, chooses them. */
export function WeekGrid({
  days,
  calendar,
  entries,
  holidays,
  buffers,
  pathOf,
  onEntry,
  onDay,
  onChoose,
}: WeekGridProps) {
  const t = useTexts(calendarTexts);
  const hintId = useId();
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const today = taipeiDay();
  const monday = days[0] ?? today;
  const axis = useMemo(
    () => axisOf(monday, [...calendar.opening, ...entries]),
    [monday, calendar, entries],
  );
  const dayAt = useCallback((index: number) => days[index] ?? monday, [days, monday]);
  const choose = useCallback(
    ({ index, from, to }: Chosen) =>
      onChoose({ startAt: momentOf(dayAt(index), from), endAt: momentOf(dayAt(index), to) }),
    [dayAt, onChoose],
  );
  const { choice, isDrawn, columnProps, onKeyDown } = useChoice(
    axis,
    { index: Math.max(days.indexOf(today), 0), from: axis.from, to: axis.from + 60 },
    choose,
  );
  const marks = [];
  for (let minute = axis.from; minute <= axis.to; minute += 60) marks.push(minute);
  const nowMinute = minutesInto(today, now);
  const openIn = useCallback(
    (day: string): Stretch[] => calendar.opening.flatMap(partOf(day)),
    [calendar],
  );
  // Each half hour that is drawn over moves the choice alone: a full week has a hundred entries.
  const columns = useMemo(
    () =>
      days.map((day, index) => (
        <WeekColumn
          key={day}
          day={day}
          axis={axis}
          open={openIn(day)}
          entries={entries}
          buffers={buffers}
          now={day === today ? nowMinute : null}
          pathOf={pathOf}
          onEntry={onEntry}
          {...columnProps(index)}
        />
      )),
    [days, axis, openIn, entries, buffers, today, nowMinute, pathOf, onEntry, columnProps],
  );
  const chosen = t('calendar.chosen', {
    day: formatMonthDay(dayAt(choice.index)),
    times: `${timeOf(choice.from)}–${timeOf(choice.to)}`,
  });
  return (
    <Scroll>
      <Heads>
        {days.map((day) => (
          <li key={day}>
            <DayButton
              type="button"
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onDay(day)}
            >
              <span aria-hidden="true">{formatWeekday(day)}</span>
              <strong aria-hidden="true">{Number(day.slice(8))}</strong>
              <VisuallyHidden>{t('calendar.setDay', { day: formatMonthDay(day) })}</VisuallyHidden>
              {holidays.has(day) && <small>{holidays.get(day)}</small>}
              {openIn(day).length === 0 && <small>{t('calendar.closed')}</small>}
            </DayButton>
          </li>
        ))}
      </Heads>
      <HourNames aria-hidden="true">
        {marks.map((minute) => (
          <span key={minute} style={{ top: ((minute - axis.from) / 60) * HOUR }}>
            {timeOf(minute)}
          </span>
        ))}
      </HourNames>
      <Days style={{ height: ((axis.to - axis.from) / 60) * HOUR }}>
        {columns}
        <Choice
          type="button"
          data-drawn={isDrawn || undefined}
          aria-label={chosen}
          aria-describedby={hintId}
          style={{
            insetInlineStart: `${(choice.index / 7) * 100}%`,
            width: `${100 / 7}%`,
            top: ((choice.from - axis.from) / 60) * HOUR,
            height: ((choice.to - choice.from) / 60) * HOUR,
          }}
          onKeyDown={onKeyDown}
          onClick={() => choose(choice)}
        >
          {`${timeOf(choice.from)}–${timeOf(choice.to)}`}
        </Choice>
      </Days>
      <VisuallyHidden id={hintId}>{t('calendar.keys')}</VisuallyHidden>
    </Scroll>
  );
}
