import { fromDesktop, fromTablet, Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { BirthdayFeature } from '../../components/birthday/birthday-feature';
import { bySoonest, groupByDay, hasPassed } from '../../data/performer/birthday.rules';
import type { Birthday } from '../../data/performer/performer.schema';
import { DayList } from './day-list';
import { MonthCalendar } from './month-calendar';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  @media ${fromDesktop} {
    grid-template-columns: 376px minmax(0, 1fr);
  }
`;

const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromTablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  @media ${fromDesktop} {
    grid-auto-flow: row;
    position: sticky;
    top: calc(var(--header-h) + 16px);
  }
`;

export interface MonthViewProps {
  birthdays: readonly Birthday[];
  year: number;
  month: number;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The next birthday large, the month at a glance, and every day that is celebrated. */
export function MonthView({ birthdays, year, month, today }: MonthViewProps) {
  const days = groupByDay(birthdays);
  const next = bySoonest(birthdays).find((birthday) => !hasPassed(birthday, today));
  return (
    <Columns>
      <Lead>
        {next && <BirthdayFeature birthday={next} isPriority />}
        <MonthCalendar year={year} month={month} days={days} today={today} />
      </Lead>
      <DayList days={days} year={year} month={month} today={today} />
    </Columns>
  );
}

/** The place of a month while it loads. */
export function MonthSkeleton() {
  return (
    <Columns>
      <Lead>
        <Skeleton height={312} radius="var(--radius-card)" />
        <Skeleton height={310} radius="var(--radius-card)" />
      </Lead>
      <Skeleton height={520} radius="var(--radius-card)" />
    </Columns>
  );
}
