import { formatPrice, groupDigits } from '@spotlight/shared/format';
import { ButtonLink, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueIncome } from '../../data/income/income.schema';
import incomeTexts from '../../locales/income.zh-TW.json';
import { paths } from '../../paths';
import { Help, Row, Section, Title } from './income.styles';
import { IncomeTable, hoursOf } from './income-table';

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
        <IncomeTable months={months} thisMonth={thisMonth} />
        <Help>{t('income.months.help')}</Help>
      </Section>
    </>
  );
}
