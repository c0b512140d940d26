import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { MonthTable, Part, ownPagePending } from '@spotlight/shared/own-page';
import { ButtonLink, QueryView, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useIncome } from '../../data/income/income.queries';
import type { IncomeMonth } from '../../data/income/income.schema';
import incomeTexts from '../../locales/performer-income.zh-TW.json';
import { ownGoodsPath, paths } from '../../paths';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  font-variant-numeric: tabular-nums;
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
    overflow-wrap: anywhere;
  }
  @media ${fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

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
                <Facts>
                  {(['worth', 'goods', 'refunded', 'net'] as const).map((key) => (
                    <div key={key}>
                      <dt>{t(`income.${key}`)}</dt>
                      <dd>{formatPrice(now[key])}</dd>
                    </div>
                  ))}
                </Facts>
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
