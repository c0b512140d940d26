import { formatMonthDay, formatWeekday } from '@spotlight/shared/format';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  Panel,
  VisuallyHidden,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { AdProductDetail } from '../../data/ad-product/ad-product.schema';
import { monthAfter, weeksOf, type Month } from '../../data/ad-product/month.rules';
import adTexts from '../../locales/ad-products.zh-TW.json';

const Frame = styled(Panel)`
  padding: 12px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: var(--weight-bold);
`;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  & th {
    height: 32px;
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: normal;
  }
  & td {
    padding: 0;
  }
`;

const Day = styled.button`
  position: relative;
  display: grid;
  align-content: center;
  width: 100%;
  min-height: 48px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  font-size: var(--text-14);
  line-height: 1.3;
  & > small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  &:hover:not(:disabled) {
    background: var(--surface-2);
  }
  &:disabled {
    color: var(--ink-3);
    text-decoration: line-through;
  }
  &[data-within] {
    background: var(--accent-soft);
    color: var(--accent-ink);
    & > small {
      color: inherit;
    }
  }
  &[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: var(--weight-bold);
    & > small {
      color: inherit;
    }
  }
`;

/** A Sunday, from which the names of the week are taken. */
const weekdayNames = Array.from({ length: 7 }, (_, index) =>
  formatWeekday(`2026-02-0${index + 1}`),
);

/** How many days an arrow goes on. */
const arrows: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Arrows go from day to day, as in every calendar; days that cannot be chosen are passed over. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const by = arrows[event.key];
  if (!by) return;
  const days = [...event.currentTarget.querySelectorAll('button')];
  let index = days.indexOf(event.target as HTMLButtonElement);
  if (index < 0) return;
  event.preventDefault();
  do index += by;
  while (days[index]?.disabled);
  days[index]?.focus();
}

export interface SlotCalendarProps {
  product: AdProductDetail;
  month: Month;
  today: string;
  /** First and last day of what is chosen. */
  chosen: { from: string; to: string | null } | null;
  onMonth: (month: Month) => void;
  onChoose: (day: string) => void;
}

/** A month with the free slots of each day; a day that can be ordered is a button that makes it the first one. */
export function SlotCalendar({ product, month, today, chosen, ...on }: SlotCalendarProps) {
  const t = useTexts(adTexts);
  const free = new Map(product.days.map(({ day, freeSlots }) => [day, freeSlots]));
  const [year, number] = month.month.split('-').map(Number);
  const title = t('adProduct.month', { year, month: number });
  const cell = (day: string) => {
    // Unknown while the month is on its way, and beyond the horizon.
    const slots = free.get(day);
    const isEarly = day < product.earliestStart;
    // The day as the button shows it, so that whoever speaks to the page is understood.
    const name = formatMonthDay(day).replace('/0', '/');
    const label = isEarly
      ? t('adProduct.early', { day: name })
      : slots === undefined
        ? name
        : slots === 0
          ? t('adProduct.full', { day: name })
          : t('adProduct.free', { day: name, count: slots });
    const isWithin =
      chosen !== null && day >= chosen.from && chosen.to !== null && day <= chosen.to;
    return (
      <Day
        type="button"
        disabled={isEarly || !slots}
        aria-pressed={day === chosen?.from}
        data-within={isWithin || undefined}
        onClick={() => on.onChoose(day)}
      >
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        {!isEarly && <small aria-hidden="true">{slots ?? '·'}</small>}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Day>
    );
  };
  return (
    <Frame>
      <Head>
        <IconButton
          label={t('adProduct.previous')}
          disabled={month.month <= today.slice(0, 7)}
          onClick={() => on.onMonth(monthAfter(month, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <span role="status">{title}</span>
        <IconButton
          label={t('adProduct.next')}
          disabled={month.month >= monthAfter({ ...month, from: today }, 11).month}
          onClick={() => on.onMonth(monthAfter(month, 1))}
        >
          <ChevronRightIcon />
        </IconButton>
      </Head>
      <Grid aria-label={title} onKeyDown={moveFocus}>
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // A month's weeks have no names.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${month.month}-${row}`}>
              {week.map((day, column) => (
                <td key={day ?? column}>{day && cell(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}
