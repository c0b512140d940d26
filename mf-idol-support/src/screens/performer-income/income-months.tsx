import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { MonthFigures, MonthTable, Part, ownPagePending } from '@spotlight/shared/own-page';
import { ButtonLink, QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useIncome } from '../../data/income/income.queries';
import type { IncomeMonth } from '../../data/income/income.schema';
import incomeTexts from '../../locales/performer-income.zh-TW.json';
import { ownGoodsPath, paths } from '../../paths';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Nothing was agreed on, nothing moved. */
const isQuiet = ({ bookings, orders, deposits, refunded }: IncomeMonth) =>
  bookings + orders + deposits + refunded === 0;

/** This month in four numbers, and every month below. */
export function IncomeMonths({ performerId }: { performerId: string }) {
  const t = useTexts(incomeTexts);
  const count = (key: 'bookings' | 'orders') => ({
    name: t(`income.${key}`),
    valueOf: (each: IncomeMonth) => groupDigits(each[key]),
  });
  const sum = (key: 'worth' | 'goods' | 'deposits' | 'refunded' | 'net') => ({
    name: t(`income.${key}`),
    valueOf: (each: IncomeMonth) => formatPrice(each[key]),
  });
  const columns = [
    count('bookings'),
    sum('worth'),
    count('orders'),
    sum('goods'),
    sum('deposits'),
    sum('refunded'),
    sum('net'),
  ];
  return (
    <QueryView
      query={useIncome(performerId)}
      pending={ownPagePending}
      errorTitle={t('income.error')}
    >
      {({ months, thisMonth }) => {
        const now = months.find(({ month }) => month === thisMonth);
        return (
          <>
            {now && (
              <Part as="section" aria-label={t('income.now')}>
                <h2>{t('income.now')}</h2>
                <MonthFigures
                  figures={(['worth', 'goods', 'refunded', 'net'] as const).map((key) => ({
                    name: t(`income.${key}`),
                    value: formatPrice(now[key]),
                  }))}
                />
              </Part>
            )}
            <Part as="section" aria-label={t('income.months')}>
              <h2>{t('income.months')}</h2>
              <MonthTable
                label={t('income.table')}
                months={months}
                thisMonth={thisMonth}
                columns={columns}
                isQuiet={isQuiet}
              />
              <p>{t('income.help')}</p>
              <Links>
                <ButtonLink to={paths.bookings} variant="outline" size="sm">
                  {t('income.toBookings')}
                </ButtonLink>
                <ButtonLink to={ownGoodsPath(performerId, 'orders')} variant="outline" size="sm">
                  {t('income.toOrders')}
                </ButtonLink>
              </Links>
            </Part>
          </>
        );
      }}
    </QueryView>
  );
}
