import { ChevronLeftIcon, ChevronRightIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { neighbourMonth } from '../../data/performer/birthday.rules';
import { birthdayPath } from '../../paths';
import { texts } from '../../texts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 8px;
`;

const Title = styled.h2`
  /* Between its neighbours on the narrowest phone. */
  font-size: clamp(var(--text-18), 6vw, var(--text-22));
  line-height: var(--leading-tight);
  text-align: center;
  & > small {
    display: block;
    margin-top: 4px;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }
`;

const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 4px;
  min-height: 44px;
  padding: 0 10px 0 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: nowrap;
  & > svg {
    flex-shrink: 0;
  }
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
  &:last-child {
    justify-self: end;
    padding: 0 6px 0 10px;
  }
`;

export interface MonthSwitchProps {
  month: number;
  year: number;
  /** Birthdays of the month; absent while they load. */
  total?: number | undefined;
}

/** The month that is shown, and the ways to its neighbours. */
export function MonthSwitch({ month, year, total }: MonthSwitchProps) {
  const t = useTexts(texts);
  const previous = neighbourMonth(month, -1);
  const next = neighbourMonth(month, 1);
  return (
    <Row>
      <Step to={birthdayPath(previous)} rel="prev" preventScrollReset>
        <ChevronLeftIcon size={18} />
        {t('birthday.month', { month: previous })}
      </Step>
      <Title>
        {t('birthday.monthTitle', { year, month })}
        <small role="status">{total !== undefined && t('birthday.total', { total })}</small>
      </Title>
      <Step to={birthdayPath(next)} rel="next" preventScrollReset>
        {t('birthday.month', { month: next })}
        <ChevronRightIcon size={18} />
      </Step>
    </Row>
  );
}
