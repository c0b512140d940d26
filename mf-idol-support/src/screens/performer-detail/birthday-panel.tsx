import { Badge, CakeIcon, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { birthdayPagePath } from '../../paths';
import { texts } from '../../texts';

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  grid-row: span 2;
  width: 44px;
  aspect-ratio: 1;
  border-radius: var(--radius-control);
  background: var(--amber-soft);
  color: var(--amber-ink);
`;

const Day = styled.p`
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
`;

const ZoneLink = styled(Link)`
  grid-column: 2 / -1;
  justify-self: start;
  color: var(--accent-ink);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  line-height: var(--leading-dense);
  &:hover {
    text-decoration: underline;
  }
`;

export interface BirthdayPanelProps {
  /** The performer. */
  id: string;
  /** `MM/DD` */
  birthday: string;
  /** 0 on the day itself. */
  daysLeft: number;
}

/** The countdown to the performer's birthday. */
export function BirthdayPanel({ id, birthday, daysLeft }: BirthdayPanelProps) {
  const t = useTexts(texts);
  return (
    <Row as="section" aria-label={t('detail.birthday')}>
      <Mark>
        <CakeIcon size={22} />
      </Mark>
      <Day>{t('detail.birthdayOn', { date: birthday })}</Day>
      <Badge tone="amber">
        {daysLeft === 0 ? t('birthday.today') : t('birthday.daysLeft', { count: daysLeft })}
      </Badge>
      <ZoneLink to={birthdayPagePath(id)}>{t('detail.birthdayPage')}</ZoneLink>
    </Row>
  );
}
