import { formatDate, formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { memo, useMemo, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { formatTimes } from '../booking/booking-hours.rules';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { toneCss } from './board.styles';
import { entriesByDay, type CalendarEntry, type EntryTone } from './entries.rules';

/** Of a day's heading and of one of its entries, in px: what is not drawn yet takes this much room. */
const HEADING_HEIGHT = 36;
const ROW_HEIGHT = 69;

/* A month that is full has hundreds of entries, and days out of view cost nothing. */
const List = styled.ol`
  border-top: 1px solid var(--line);
  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto calc(${HEADING_HEIGHT}px + ${ROW_HEIGHT}px * var(--entries));
  }
  & h3 {
    padding: 8px 16px;
    background: var(--surface-2);
    font-size: var(--text-14);
  }
  & small {
    margin-inline-start: 8px;
    color: var(--accent-ink);
    font-weight: var(--weight-regular);
  }
`;

/* As few boxes as it takes, and each entry by itself: days are drawn while somebody scrolls. */
const Row = styled.li<{ $tone: EntryTone }>`
  display: grid;
  grid-template-columns: 4px minmax(0, 1fr);
  gap: 0 12px;
  justify-items: start;
  padding: 0 16px 10px;
  border-top: 1px solid var(--line);
  contain: content;
  & > i {
    grid-row: span 2;
    justify-self: stretch;
    margin-top: 10px;
    border-radius: 2px;
    border: 2px solid;
    ${toneCss}
  }
  & a,
  & button {
    /* As high as a thumb, over the facts below. */
    position: relative;
    min-width: 44px;
    margin-bottom: -10px;
    padding: 10px 0;
    border: 0;
    background: none;
    font-weight: var(--weight-bold);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
`;

const Nothing = styled.p`
  padding: 32px 16px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  text-align: center;
`;

export interface AgendaProps {
  days: readonly string[];
  entries: readonly CalendarEntry[];
  holidays: ReadonlyMap<string, string>;
  pathOf: (bookingId: string) => string;
  onEntry: (entry: CalendarEntry) => void;
}

/** What lies in some days, one after the other: the same as the grid, for narrow screens and for reading. */
export function Agenda({ days, entries, holidays, pathOf, onEntry }: AgendaProps) {
  const t = useTexts(calendarTexts);
  const byDay = useMemo(() => entriesByDay(days, entries), [days, entries]);
  const filled = days.filter((day) => byDay.has(day) || holidays.has(day));
  if (filled.length === 0) return <Nothing>{t('calendar.nothing')}</Nothing>;
  return (
    <List>
      {filled.map((day) => (
        <li key={day} style={{ '--entries': byDay.get(day)?.length ?? 0 } as CSSProperties}>
          <h3>
            {formatDate(day)}
            {holidays.has(day) && <small>{holidays.get(day)}</small>}
          </h3>
          <ul>
            {byDay.get(day)?.map((entry) => (
              <AgendaRow key={entry.id} entry={entry} pathOf={pathOf} onEntry={onEntry} />
            ))}
          </ul>
        </li>
      ))}
    </List>
  );
}

interface AgendaRowProps extends Pick<AgendaProps, 'pathOf' | 'onEntry'> {
  entry: CalendarEntry;
}

const AgendaRow = memo(function AgendaRow({ entry, pathOf, onEntry }: AgendaRowProps) {
  const t = useTexts(calendarTexts);
  const word = t(`calendar.tones.${entry.tone}`);
  const title = entry.title ?? word;
  const total = (entry.booking ?? entry.block).total;
  const facts = [
    formatTimes(entry.startAt, entry.endAt),
    word,
    entry.booking?.guestName ?? entry.block?.contactName,
    total !== null && formatPrice(total),
  ].filter(Boolean);
  return (
    <Row $tone={entry.tone}>
      <i aria-hidden="true" />
      {entry.booking ? (
        <Link to={pathOf(entry.id)}>{title}</Link>
      ) : (
        <button type="button" onClick={() => onEntry(entry)}>
          {title}
        </button>
      )}
      <p>{facts.join('・')}</p>
    </Row>
  );
});
