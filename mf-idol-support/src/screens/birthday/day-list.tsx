import { formatWeekday } from '@spotlight/shared/format';
import { fromTablet, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { BirthdayRow } from '../../components/birthday/birthday-row';
import { hasPassed, type BirthdayDay } from '../../data/performer/birthday.rules';
import { texts } from '../../texts';
import { dayAnchor } from './day-anchor';

const Frame = styled(Panel)`
  overflow: hidden;
  padding: 0;
`;

const Day = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  & + & {
    border-top: 1px solid var(--line);
  }
  &:target {
    background: var(--amber-soft);
  }
  @media ${fromTablet} {
    grid-template-columns: 88px minmax(0, 1fr);
  }
`;

const DateBlock = styled.p`
  display: grid;
  align-content: center;
  justify-items: center;
  border-inline-end: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
  & > strong {
    font-size: var(--text-22);
  }
  & > span {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  @media ${fromTablet} {
    & > strong {
      font-size: var(--text-28);
    }
  }
`;

const People = styled.ul`
  min-width: 0;
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

export interface DayListProps {
  days: readonly BirthdayDay[];
  /** Year in which the month is the current one or comes next. */
  year: number;
  month: number;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The month's birthdays, day by day. */
export function DayList({ days, year, month, today }: DayListProps) {
  const t = useTexts(texts);
  const weekdayOf = (day: number) =>
    formatWeekday(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
  return (
    <Frame as="ol">
      {days.map(({ day, birthdays }) => (
        <Day key={day} id={dayAnchor(day)}>
          <DateBlock>
            <strong>{day}</strong>
            <span>{t('birthday.weekday', { weekday: weekdayOf(day) })}</span>
          </DateBlock>
          <People>
            {birthdays.map((birthday) => (
              <li key={birthday.id}>
                <BirthdayRow
                  birthday={birthday}
                  hasPassed={hasPassed(birthday, today)}
                  detail={
                    birthday.eventCount > 0
                      ? t('birthday.eventsShort', { count: birthday.eventCount })
                      : undefined
                  }
                />
              </li>
            ))}
          </People>
        </Day>
      ))}
    </Frame>
  );
}
