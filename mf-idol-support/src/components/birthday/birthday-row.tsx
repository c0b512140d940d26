import { Artwork } from '@spotlight/artwork';
import { formatMonthDay, performerCategoryLabel } from '@spotlight/shared/format';
import { fromTablet } from '@spotlight/shared/ui';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Birthday } from '../../data/performer/performer.schema';
import { birthdayPagePath } from '../../paths';
import { DaysLeft } from './days-left';

export interface BirthdayRowProps {
  birthday: Birthday;
  /** This year's day has gone by. */
  hasPassed: boolean;
  /** What follows the kind, where the date is already said by the list. */
  detail?: string | undefined;
  /** The date stands beside the list, so the row does not repeat it. */
  isDateShown?: boolean;
}

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 12px;
  &:hover {
    background: var(--surface-2);
  }
  /* On the narrowest phones a name has no room beside its countdown. */
  @media (width < 350px) {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 4px 12px;
    & > :first-child {
      grid-row: span 2;
    }
    & > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
  @media ${fromTablet} {
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: 14px;
    padding: 16px;
  }
`;

const Thumb = styled(Artwork)`
  border-radius: var(--radius-control);
`;

const Name = styled.h3`
  font-size: var(--text-16);
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a:focus-visible {
    outline: 0;
  }
  & > a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -3px;
    border-radius: var(--radius-control);
  }
`;

const Facts = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
`;

/** A birthday in a list: portrait, name, day and kind, countdown. */
export function BirthdayRow({ birthday, hasPassed, detail, isDateShown }: BirthdayRowProps) {
  const nameId = useId();
  const { id, category, performerName: name } = birthday;
  const date = hasPassed ? birthday.birthday : formatMonthDay(birthday.nextDate);
  const facts = [isDateShown && date, performerCategoryLabel(category), detail];
  return (
    <Row aria-labelledby={nameId}>
      <Thumb
        kind="performer"
        id={id}
        category={category}
        title={name}
        imageUrl={birthday.profileImageUrl}
        sizes="72px"
        isDecorative
      />
      <div>
        <Name id={nameId}>
          <Link to={birthdayPagePath(id)}>{name}</Link>
        </Name>
        <Facts>{facts.filter(Boolean).join('・')}</Facts>
      </div>
      <DaysLeft days={birthday.daysLeft} hasPassed={hasPassed} />
    </Row>
  );
}
