import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { Table, Td, Th, fromDesktop, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { IncomeMonth, VenueIncome } from '../../data/income/income.schema';
import incomeTexts from '../../locales/income.zh-TW.json';

const Cards = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  & h3 {
    margin-bottom: 8px;
    font-size: var(--text-14);
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 16px;
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    font-size: var(--text-14);
  }
  & p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const columns = [
  'bookings',
  'hours',
  'worth',
  'onTheSpot',
  'deposits',
  'refunded',
  'net',
  'cancelled',
] as const;

/** Nothing was booked, nothing moved. */
const isQuiet = ({ bookings, cancelled, deposits, refunded }: IncomeMonth) =>
  bookings + cancelled + deposits + refunded === 0;

/** 9.5 of 570 minutes. */
export const hoursOf = ({ minutes }: IncomeMonth) => groupDigits(Math.round(minutes / 6) / 10);

/** Every month with its numbers: a table, where that does not fit one card for each. */
export function MonthTable({ months, thisMonth }: Pick<VenueIncome, 'months' | 'thisMonth'>) {
  const t = useTexts(incomeTexts);
  const isNarrow = useMediaQuery(`not ${fromDesktop}`);
  const nameOf = ({ month }: IncomeMonth) => {
    const name = month.slice(0, 7).replace('-', '/');
    if (month === thisMonth) return t('income.months.thisMonth', { month: name });
    return month > thisMonth ? t('income.months.upcoming', { month: name }) : name;
  };
  const valuesOf = (each: IncomeMonth): Record<(typeof columns)[number], string> => ({
    bookings:
      each.byPhone > 0
        ? t('income.months.byPhone', { count: each.bookings, phone: each.byPhone })
        : groupDigits(each.bookings),
    hours: hoursOf(each),
    worth: formatPrice(each.worth),
    onTheSpot: formatPrice(each.onTheSpot),
    deposits: formatPrice(each.deposits),
    refunded: formatPrice(each.refunded),
    net: formatPrice(each.net),
    cancelled: groupDigits(each.cancelled),
  });
  if (isNarrow) {
    return (
      <Cards aria-label={t('income.months.table')}>
        {months.map((each) => {
          const values = valuesOf(each);
          if (isQuiet(each)) {
            return (
              <li key={each.month}>
                <h3>{nameOf(each)}</h3>
                <p>{t('income.months.quiet')}</p>
              </li>
            );
          }
          return (
            <li key={each.month}>
              <h3>{nameOf(each)}</h3>
              <dl>
                {columns.map((column) => (
                  <div key={column}>
                    <dt>{t(`income.months.${column}`)}</dt>
                    <dd>{values[column]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </Cards>
    );
  }
  return (
    <Table label={t('income.months.table')}>
      <thead>
        <tr>
          <Th scope="col">{t('income.months.month')}</Th>
          {columns.map((column) => (
            <Th key={column} scope="col" isNumeric>
              {t(`income.months.${column}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((each) => {
          const values = valuesOf(each);
          return (
            <tr key={each.month}>
              <Td isStrong>{nameOf(each)}</Td>
              {columns.map((column) => (
                <Td key={column} isNumeric>
                  {values[column]}
                </Td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
