import { Badge } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

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
  const { t } = useTranslation('idol-support');
  if (hasPassed) return <Badge>{t('birthday.passed')}</Badge>;
  const isToday = days === 0;
  return (
    <Badge tone={isFeatured || isToday ? 'amber' : 'neutral'}>
      {isToday ? t('birthday.today') : t('birthday.daysLeft', { days })}
    </Badge>
  );
}
