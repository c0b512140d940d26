import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { MonthTable } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { IncomeMonth, VenueIncome } from '../../data/income/income.schema';
import incomeTexts from '../../locales/income.zh-TW.json';

/** Nothing was booked, nothing moved. */
const isQuiet = ({ bookings, cancelled, deposits, refunded }: IncomeMonth) =>
  bookings + cancelled + deposits + refunded === 0;

/** 9.5 of 570 minutes. */
export const hoursOf = ({ minutes }: IncomeMonth) => groupDigits(Math.round(minutes / 6) / 10);

/** What each month of a venue brought, or will bring. */
export function IncomeTable({ months, thisMonth }: Pick<VenueIncome, 'months' | 'thisMonth'>) {
  const t = useTexts(incomeTexts);
  const price = (key: 'worth' | 'onTheSpot' | 'deposits' | 'refunded' | 'net') => ({
    name: t(`income.months.${key}`),
    valueOf: (each: IncomeMonth) => formatPrice(each[key]),
  });
  const columns = [
    {
      name: t('income.months.bookings'),
      valueOf: ({ bookings, byPhone }: IncomeMonth) =>
        byPhone > 0
          ? t('income.months.byPhone', { count: bookings, phone: byPhone })
          : groupDigits(bookings),
    },
    { name: t('income.months.hours'), valueOf: hoursOf },
    price('worth'),
    price('onTheSpot'),
    price('deposits'),
    price('refunded'),
    price('net'),
    {
      name: t('income.months.cancelled'),
      valueOf: ({ cancelled }: IncomeMonth) => groupDigits(cancelled),
    },
  ];
  return (
    <MonthTable
      label={t('income.months.table')}
      months={months}
      thisMonth={thisMonth}
      columns={columns}
      isQuiet={isQuiet}
    />
  );
}
