import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { MonthFigures } from '@spotlight/shared/own-page';
import { ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { VenueIncome } from '../../data/income/income.schema';
import incomeTexts from '../../locales/income.zh-TW.json';
import { paths } from '../../paths';
import { Help, Row, Section, Title } from './income.styles';
import { IncomeTable, hoursOf } from './income-table';

/** This month in four numbers, and every month below. */
export function IncomeMonths({ income }: { income: VenueIncome }) {
  const t = useTexts(incomeTexts);
  const { months, thisMonth } = income;
  const now = months.find(({ month }) => month === thisMonth);
  return (
    <>
      {now && (
        <Section aria-labelledby="income-now">
          <Title id="income-now">{t('income.now.title')}</Title>
          <MonthFigures
            figures={[
              { name: t('income.now.worth'), value: formatPrice(now.worth) },
              {
                name: t('income.now.bookings'),
                value: groupDigits(now.bookings),
                help: t('income.now.bookingsValue', { count: now.bookings, hours: hoursOf(now) }),
              },
              {
                name: t('income.now.net'),
                value: formatPrice(now.net),
                help: t('income.now.netHelp', {
                  paid: formatPrice(now.deposits),
                  refunded: formatPrice(now.refunded),
                }),
              },
              {
                name: t('income.now.onTheSpot'),
                value: formatPrice(now.onTheSpot),
                help: t('income.now.onTheSpotHelp'),
              },
            ]}
          />
        </Section>
      )}
      <Section aria-labelledby="income-months">
        <Row>
          <Title id="income-months">{t('income.months.title')}</Title>
          <ButtonLink to={paths.bookingManagement} variant="plain" size="sm">
            {t('income.months.toBookings')}
          </ButtonLink>
        </Row>
        <IncomeTable months={months} thisMonth={thisMonth} />
        <Help>{t('income.months.help')}</Help>
      </Section>
    </>
  );
}
