import { Artwork } from '@spotlight/artwork';
import { formatMonthDay, performerCategoryLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Birthday } from '../../data/performer/performer.schema';
import { birthdayPagePath } from '../../paths';
import { texts } from '../../texts';
import { DaysLeft } from './days-left';

const Card = styled.article`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: 312px;
  overflow: hidden;
  border-radius: var(--radius-card);
  &:has(a:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Portrait = styled(Artwork)`
  position: absolute;
  z-index: -1;
  inset: 0;
  height: 100%;
`;

const Summary = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding: 96px 20px 20px;
  /* Texts read at 4.5:1 whatever picture lies behind them. */
  background: linear-gradient(
    transparent,
    color-mix(in oklab, var(--stage-ground) 62%, transparent) 38%,
    color-mix(in oklab, var(--stage-ground) 92%, transparent)
  );
`;

const Title = styled.h3`
  font-size: var(--text-22);
  & > a {
    outline: 0;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Facts = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
`;

export interface BirthdayFeatureProps {
  birthday: Birthday;
  /** True where it stands in the first view. */
  isPriority?: boolean;
}

/** The birthday that comes next, large. */
export function BirthdayFeature({ birthday, isPriority }: BirthdayFeatureProps) {
  const t = useTexts(texts);
  const titleId = useId();
  const { id, category, performerName: name, eventCount } = birthday;
  const detail =
    eventCount > 0 ? t('birthday.events', { eventCount }) : performerCategoryLabel(category);
  return (
    <Card data-surface="stage" aria-labelledby={titleId}>
      <Portrait
        kind="performer"
        id={id}
        category={category}
        title={name}
        imageUrl={birthday.profileImageUrl}
        sizes="(min-width: 768px) 400px, 100vw"
        isDecorative
        isPriority={isPriority}
      />
      <Summary>
        <DaysLeft days={birthday.daysLeft} isFeatured />
        <Title id={titleId}>
          <Link to={birthdayPagePath(id)}>{t('birthday.featureTitle', { name })}</Link>
        </Title>
        <Facts>
          {formatMonthDay(birthday.nextDate)}・{detail}
        </Facts>
      </Summary>
    </Card>
  );
}
