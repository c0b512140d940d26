import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { ButtonLink, Table, Td, Th, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { IncomeMonth, VenueIncome } from '../../data/income/income.schema';
import incomeTexts from '../../locales/income.zh-TW.json';
import { paths } from '../../paths';
import { Help, Row, Section, Title } from './income.styles';

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
    overflow-wrap: anywhere;
  }
  & strong {
    font-size: var(--text-22);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  @media ${fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const hoursOf = ({ minutes }: IncomeMonth) => groupDigits(Math.round(minutes / 6) / 10);
const nameOf = ({ month }: IncomeMonth) => month.slice(0, 7).replace('-', '/');

/** This month in four numbers, and every month in a table. */
export function IncomeMonths({ income }: { income: VenueIncome }) {
  const t = useTexts(incomeTexts);
  const { months, thisMonth } = income;
  const now = months.find(({ month }) => month === thisMonth);
  return (
    <>
      {now && (
        <Section aria-labelledby="income-now">
          <Title id="income-now">{t('income.now.title')}</Title>
          <Facts>
            <div>
              <dt>{t('income.now.worth')}</dt>
              <dd>
                <strong>{formatPrice(now.worth)}</strong>
              </dd>
            </div>
            <div>
              <dt>{t('income.now.bookings')}</dt>
              <dd>
                <strong>{groupDigits(now.bookings)}</strong>
                <small>
                  {t('income.now.bookingsValue', { count: now.bookings, hours: hoursOf(now) })}
                </small>
              </dd>
            </div>
            <div>
              <dt>{t('income.now.net')}</dt>
              <dd>
                <strong>{formatPrice(now.net)}</strong>
                <small>
                  {t('income.now.netHelp', {
                    paid: formatPrice(now.deposits),
                    refunded: formatPrice(now.refunded),
                  })}
                </small>
              </dd>
            </div>
            <div>
              <dt>{t('income.now.onTheSpot')}</dt>
              <dd>
                <strong>{formatPrice(now.onTheSpot)}</strong>
                <small>{t('income.now.onTheSpotHelp')}</small>
              </dd>
            </div>
          </Facts>
        </Section>
      )}
      <Section aria-labelledby="income-months">
        <Row>
          <Title id="income-months">{t('income.months.title')}</Title>
          <ButtonLink to={paths.bookingManagement} variant="plain" size="sm">
            {t('income.months.toBookings')}
          </ButtonLink>
        </Row>
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
            {months.map((each) => (
              <tr key={each.month}>
                <Td isStrong>
                  {each.month === thisMonth
                    ? t('income.months.thisMonth', { month: nameOf(each) })
                    : each.month > thisMonth
                      ? t('income.months.upcoming', { month: nameOf(each) })
                      : nameOf(each)}
                </Td>
                <Td isNumeric>
                  {each.byPhone > 0
                    ? t('income.months.byPhone', { count: each.bookings, phone: each.byPhone })
                    : each.bookings}
                </Td>
                <Td isNumeric>{hoursOf(each)}</Td>
                <Td isNumeric>{formatPrice(each.worth)}</Td>
                <Td isNumeric>{formatPrice(each.onTheSpot)}</Td>
                <Td isNumeric>{formatPrice(each.deposits)}</Td>
                <Td isNumeric>{formatPrice(each.refunded)}</Td>
                <Td isNumeric>{formatPrice(each.net)}</Td>
                <Td isNumeric>{each.cancelled}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Help>{t('income.months.help')}</Help>
      </Section>
    </>
  );
}

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
