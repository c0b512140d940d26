import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { texts } from '../../texts';

export interface DaysLeftProps {
  /** 0 on the day itself. */
  days: number;
  /** This year's day has gone by. */
  hasPassed?: boolean;
  /** In amber: the one birthday that the page is about. */
  isFeatured?: boolean;
}

/** The countdown to a birthday. */
export function DaysLeft({ days, hasPassed, isFeatured }: DaysLeftProps) {
  const t = useTexts(texts);
  if (hasPassed) return <Badge>{t('birthday.passed')}</Badge>;
  const isToday = days === 0;
  return (
    <Badge tone={isFeatured || isToday ? 'amber' : 'neutral'}>
      {isToday ? t('birthday.today') : t('birthday.daysLeft', { count: days })}
    </Badge>
  );
}
