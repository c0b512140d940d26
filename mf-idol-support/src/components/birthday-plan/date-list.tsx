import { formatDate } from '@spotlight/shared/format';
import { styled } from 'styled-components';
import type { BirthdayPlan } from '../../data/birthday-plan/birthday-plan.schema';
import { planDates } from '../../data/birthday-plan/plan-dates.rules';
import { useDateText } from './use-date-text';

const Days = styled.ol`
  display: grid;
  gap: 8px;
  padding-top: 8px;
  & > li {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line-control);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
    overflow-wrap: anywhere;
  }
  & > [data-what='air'] {
    border-color: var(--accent);
  }
  & > [data-what='birthday'] {
    border-color: var(--amber);
  }
  & time {
    display: block;
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
`;

/** Every step dated backwards from the birthday. */
export function DateList({ plan, day }: { plan: BirthdayPlan; day: string }) {
  const textOf = useDateText();
  return (
    <Days>
      {planDates(plan, day).map((date) => (
        <li
          key={`${date.what}-${date.step?.productId ?? date.step?.venueId ?? ''}`}
          data-what={date.what}
        >
          <time dateTime={date.day}>{formatDate(date.day)}</time>
          {textOf(date)}
        </li>
      ))}
    </Days>
  );
}
