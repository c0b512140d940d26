import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useMemo, type CSSProperties, type HTMLAttributes } from 'react';
import { formatTimes, type Stretch } from '../booking/booking-hours.rules';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { placeEntries, type CalendarEntry, type PlacedEntry } from './entries.rules';
import { Buffer, Column, EntryBox, HOUR, HourLines, Now, Open } from './week-grid.styles';

export interface WeekColumnProps extends HTMLAttributes<HTMLDivElement> {
  day: string;
  axis: Stretch;
  open: readonly Stretch[];
  /** Of the whole week. */
  entries: readonly CalendarEntry[];
  buffers: { before: number; after: number };
  /** Minutes after midnight, of today. */
  now: number | null;
  pathOf: (bookingId: string) => string;
  onEntry: (entry: CalendarEntry) => void;
}

const hasBuffers = ({ entry }: PlacedEntry) => entry.tone === 'booked' || entry.tone === 'phone';

/** One day: open hours, buffers, entries, and where the day is by now. */
export function WeekColumn({
  day,
  axis,
  open,
  entries,
  buffers,
  now,
  pathOf,
  onEntry,
  ...pointer
}: WeekColumnProps) {
  const placed = useMemo(() => placeEntries(day, entries), [day, entries]);
  const span = ({ from, to }: Stretch): CSSProperties => ({
    top: ((Math.max(from, axis.from) - axis.from) / 60) * HOUR,
    height: ((Math.min(to, axis.to) - Math.max(from, axis.from)) / 60) * HOUR,
  });
  return (
    <Column data-column={day} {...pointer}>
      {open.map((part) => (
        <Open key={part.from} style={span(part)} />
      ))}
      <HourLines />
      {placed.filter(hasBuffers).map(({ entry, from, to }) => (
        <Buffer
          key={entry.id}
          style={span({ from: from - buffers.before, to: to + buffers.after })}
        />
      ))}
      {placed.map((part) => (
        <Entry
          key={part.entry.id}
          part={part}
          style={span(part)}
          pathOf={pathOf}
          onEntry={onEntry}
        />
      ))}
      {now !== null && now >= axis.from && now <= axis.to && (
        <Now style={{ top: ((now - axis.from) / 60) * HOUR }} />
      )}
    </Column>
  );
}

interface EntryProps extends Pick<WeekColumnProps, 'pathOf' | 'onEntry'> {
  part: PlacedEntry;
  style: CSSProperties;
}

function Entry({ part: { entry, lane, lanes }, style, pathOf, onEntry }: EntryProps) {
  const t = useTexts(calendarTexts);
  const word = t(`calendar.tones.${entry.tone}`);
  const content = (
    <>
      <strong>{entry.title ?? word}</strong>
      {formatTimes(entry.startAt, entry.endAt)}
      {entry.title && <span>{` ${word}`}</span>}
    </>
  );
  const placed = {
    ...style,
    insetInlineStart: `calc(${(lane / lanes) * 100}% + 3px)`,
    width: `calc(${100 / lanes}% - 6px)`,
  };
  return (
    <EntryBox $tone={entry.tone}>
      {entry.booking ? (
        <Link to={pathOf(entry.id)} style={placed}>
          {content}
        </Link>
      ) : (
        <button type="button" style={placed} onClick={() => onEntry(entry)}>
          {content}
        </button>
      )}
    </EntryBox>
  );
}
