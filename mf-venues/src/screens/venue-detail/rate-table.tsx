import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useRateTimes } from '../../components/use-rate-times';
import type { VenueDetail } from '../../data/venue/venue.schema';
import offerTexts from '../../locales/venue-offer.zh-TW.json';

const Table = styled.table`
  width: 100%;
  max-width: 560px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
  & th,
  & td {
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
  }
  & tbody th {
    font-weight: var(--weight-regular);
  }
  & td,
  & thead th:last-child {
    padding-inline-start: 16px;
    text-align: end;
    white-space: nowrap;
  }
  & thead th {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

/** What an hour costs when, and what comes on top. */
export function RateTable({ venue }: { venue: VenueDetail }) {
  const t = useTexts(offerTexts);
  const timesOf = useRateTimes();
  const extras = [
    ['cleaning', venue.cleaningFee, formatPrice(venue.cleaningFee)],
    ['extraHead', venue.extraHeadFee, formatPrice(venue.extraHeadFee)],
    ['minimum', venue.minimumSpend, formatPrice(venue.minimumSpend)],
    [
      'overtime',
      venue.overtimePercent,
      t('offer.rates.overtimeRate', { percent: venue.overtimePercent }),
    ],
  ] as const;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('offer.rates.when')}</th>
          <th scope="col">{t('offer.rates.price')}</th>
        </tr>
      </thead>
      <tbody>
        {venue.rates.map((rate) => (
          <tr key={rate.id}>
            <th scope="row">
              {rate.name}
              <small>{timesOf(rate)}</small>
            </th>
            <td>{formatPrice(rate.hourlyRate)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            {t(venue.rates.length > 0 ? 'offer.rates.other' : 'offer.rates.everyDay')}
          </th>
          <td>{formatPrice(venue.pricePerHour)}</td>
        </tr>
        {extras.map(
          ([name, amount, words]) =>
            amount > 0 && (
              <tr key={name}>
                <th scope="row">
                  {t(`offer.rates.${name}`, { count: venue.includedHeads ?? venue.capacity })}
                </th>
                <td>{words}</td>
              </tr>
            ),
        )}
      </tbody>
    </Table>
  );
}
