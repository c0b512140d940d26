import { QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useIncome } from '../../data/income/income.queries';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import incomeTexts from '../../locales/income.zh-TW.json';
import { HoursSection } from './hours-section';
import { IncomeMonths } from './income-months';
import { RateSection } from './rate-section';

/** Money month by month, hours as a picture, and the prices that fill the empty ones. */
export function IncomeBoard({ venue }: { venue: OwnVenue }) {
  const t = useTexts(incomeTexts);
  return (
    <>
      <QueryView
        query={useIncome(venue.id)}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={t('income.error')}
      >
        {(income) => <IncomeMonths income={income} />}
      </QueryView>
      <HoursSection venue={venue} />
      <RateSection venue={venue} />
    </>
  );
}
