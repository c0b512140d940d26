import { formatPrice } from '@spotlight/shared/format';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { formatHours } from '../booking/booking-hours.rules';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { Swatch, closedCss } from './board.styles';
import { entryTones, type CalendarEntry, type CalendarFigures } from './entries.rules';

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  font-variant-numeric: tabular-nums;
  & dl {
    display: flex;
    gap: 24px;
  }
  & dt {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  & dd {
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
  }
`;

const Gauge = styled.div`
  display: flex;
  height: 8px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--surface-3);
  & > :first-child {
    background: var(--accent);
  }
  & > :last-child {
    background: var(--amber);
  }
`;

const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;
const share = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, Math.round((part / whole) * 100)) : 0;

/** What the days that are shown bring. */
export function FiguresPanel({ figures, title }: { figures: CalendarFigures; title: string }) {
  const t = useTexts(calendarTexts);
  const { booked, waiting, open, income } = figures;
  return (
    <Box as="section">
      <h2>{title}</h2>
      <dl>
        <div>
          <dt>{t('calendar.figures.booked')}</dt>
          <dd>{t('calendar.figures.hours', { hours: hoursOf(booked) })}</dd>
        </div>
        <div>
          <dt>{t('calendar.figures.use')}</dt>
          <dd>{share(booked, open)}%</dd>
        </div>
      </dl>
      <Gauge aria-hidden="true">
        <span style={{ width: `${share(booked, open)}%` }} />
        <span style={{ width: `${share(waiting, open)}%` }} />
      </Gauge>
      <p>{t('calendar.figures.income', { amount: formatPrice(income) })}</p>
    </Box>
  );
}

const Waiting = styled.ul`
  display: grid;
  gap: 12px;
  & a {
    font-weight: var(--weight-bold);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/** What of the days that are shown waits for an answer. */
export function WaitingPanel({
  entries,
  pathOf,
}: {
  entries: readonly CalendarEntry[];
  pathOf: (id: string) => string;
}) {
  const t = useTexts(calendarTexts);
  const waiting = entries.filter(({ tone }) => tone === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <Box as="section">
      <h2>{t('calendar.waiting', { count: waiting.length })}</h2>
      <Waiting>
        {waiting.map((entry) => (
          <li key={entry.id}>
            <Link to={pathOf(entry.id)}>{entry.title}</Link>
            <p>{formatHours(entry.startAt, entry.endAt)}</p>
          </li>
        ))}
      </Waiting>
    </Box>
  );
}

const Words = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  font-size: var(--text-14);
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const Closed = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid var(--line-control);
  border-radius: 4px;
  ${closedCss}
`;

/** What the colours say. */
export function Legend() {
  const t = useTexts(calendarTexts);
  return (
    <Box as="section">
      <h2>{t('calendar.legend')}</h2>
      <Words>
        {entryTones.map((tone) => (
          <li key={tone}>
            <Swatch $tone={tone} aria-hidden="true" />
            {t(`calendar.tones.${tone}`)}
          </li>
        ))}
        <li>
          <Closed aria-hidden="true" />
          {t('calendar.notOpen')}
        </li>
      </Words>
    </Box>
  );
}
