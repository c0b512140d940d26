import { ChevronLeftIcon, ChevronRightIcon, IconButton, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AttendedMonth } from '../../data/ticket/attended.rules';
import { monthSheet } from '../../data/ticket/month-grid.rules';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import attendedTexts from '../../locales/attended.zh-TW.json';
import { eventPath } from '../../paths';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 8px;
  & > h2 {
    font-size: var(--text-18);
    font-variant-numeric: tabular-nums;
  }
`;

const Sheet = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th {
    padding-block: 8px;
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: inherit;
  }
  & td {
    height: 56px;
    padding: 4px;
    border: 1px solid var(--line);
    background: var(--surface);
    color: var(--ink-3);
    font-size: var(--text-12);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-dense);
    vertical-align: top;
  }
  & td[data-has-events] {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
  & td a {
    display: block;
    min-height: 24px;
    overflow: hidden;
    color: var(--accent-ink);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* One event of a day is as large as its day, for thumbs. */
  & td:has(a:only-of-type) {
    position: relative;
  }
  & td a:only-of-type::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & td a:hover {
    text-decoration: underline;
  }
  @media ${fromTablet} {
    & td {
      height: 84px;
      padding: 6px 8px;
    }
  }
`;

const Below = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 20px;
`;

/** From Sunday. */
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export interface AttendedCalendarProps {
  /** Months with events, latest first. */
  months: readonly AttendedMonth[];
  /** What stands below the sheet for each event of its month. */
  cardOf: (group: TicketGroup) => ReactNode;
}

/** Where one has been, a sheet for each month. */
export function AttendedCalendar({ months, cardOf }: AttendedCalendarProps) {
  const t = useTexts(attendedTexts);
  const titleId = useId();
  const [chosen, setChosen] = useState(0);
  // What is shown may have become less.
  const index = Math.min(chosen, months.length - 1);
  const shown = months[index];
  if (!shown) return null;
  const eventsOn = (day: string | null) =>
    shown.groups.filter(({ event }) => event.date === day).map(({ event }) => event);
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <IconButton
          label={t('attended.earlier')}
          disabled={index >= months.length - 1}
          onClick={() => setChosen(index + 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <h2 id={titleId} aria-live="polite">
          {shown.month.replace('-', '/')}
        </h2>
        <IconButton
          label={t('attended.later')}
          disabled={index === 0}
          onClick={() => setChosen(index - 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Head>
      <Sheet aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {t(`attended.weekday.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthSheet(shown.month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => {
                const events = eventsOn(day);
                return (
                  <td key={day ?? column} data-has-events={events.length > 0 || undefined}>
                    {day && Number(day.slice(8))}
                    {events.map((event) => (
                      <Link key={event.id} to={eventPath(event.id)} title={event.title}>
                        {event.title}
                      </Link>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Sheet>
      <Below>
        {shown.groups.map((group) => (
          <li key={group.registrationId}>{cardOf(group)}</li>
        ))}
      </Below>
    </section>
  );
}
