import { SegmentedControl } from '@spotlight/shared/ui';
import { readChoice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { periods, type Period } from '../../data/trends/trends.schema';
import trendsTexts from '../../locales/trends.zh-TW.json';

/** 本週 or 本月, as an address says. */
export const readPeriod = (params: URLSearchParams): Period =>
  readChoice(params, 'period', periods) ?? '7d';

/** 本週 or 本月, as the page's address says. */
export const usePeriod = (): Period => readPeriod(useSearchParams()[0]);

/** Chooses how far a ranking looks back; the choice lives in the address. */
export function PeriodChoice() {
  const t = useTexts(trendsTexts);
  const [, setParams] = useSearchParams();
  const choose = (period: Period) =>
    setParams(
      (params) => {
        if (period === '7d') params.delete('period');
        else params.set('period', period);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <SegmentedControl<Period>
      label={t('trends.periodLabel')}
      value={usePeriod()}
      options={periods.map((value) => ({ value, label: t(`trends.period.${value}`) }))}
      onChange={choose}
    />
  );
}
