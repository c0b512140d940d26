import { ArrowRightIcon, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { BirthdayRow } from '../../components/birthday/birthday-row';
import { hasPassed } from '../../data/performer/birthday.rules';
import type { Birthday } from '../../data/performer/performer.schema';
import { paths } from '../../paths';
import { texts } from '../../texts';

const SHOWN = 5;

/* The hairlines are the list's own ground, seen between the cells. */
const Cells = styled.ul`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--line);
  & > li {
    display: grid;
    align-items: center;
    background: var(--surface);
  }
  @media ${fromDesktop} {
    grid-template-columns: 1fr 1fr;
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const CalendarLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 14px;
  height: 100%;
  min-height: 72px;
  padding: 16px;
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & strong {
    display: block;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

export interface FurtherBirthdaysProps {
  /** Soonest first, without the one that is shown large. */
  birthdays: readonly Birthday[];
  month: number;
  today: string;
}

/** The birthdays after the next one, and the way to the whole month. */
export function FurtherBirthdays({ birthdays, month, today }: FurtherBirthdaysProps) {
  const t = useTexts(texts);
  const hidden = birthdays.length - SHOWN;
  return (
    <Cells>
      {birthdays.slice(0, SHOWN).map((birthday) => (
        <li key={birthday.id}>
          <BirthdayRow birthday={birthday} hasPassed={hasPassed(birthday, today)} isDateShown />
        </li>
      ))}
      <li>
        <CalendarLink to={paths.birthday}>
          <span>
            <strong>{t('home.birthdays.calendar', { month })}</strong>
            <small>
              {hidden > 0
                ? t('home.birthdays.others', { hidden })
                : t('home.birthdays.calendarHelp')}
            </small>
          </span>
          <ArrowRightIcon />
        </CalendarLink>
      </li>
    </Cells>
  );
}
