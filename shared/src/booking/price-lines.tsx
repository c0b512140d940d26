import { amenityLabel, formatPrice } from '@spotlight/shared/format';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import bookingTexts from '../locales/bookings.zh-TW.json';
import type { PriceLine } from './price.schema';

const Sum = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    padding-block: 10px;
    line-height: var(--leading-dense);
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & dd {
    flex-shrink: 0;
  }
  & > [data-total] {
    border-top: 2px solid var(--ink);
    font-weight: var(--weight-bold);
  }
  & > [data-total] > dd {
    font-size: var(--text-22);
  }
`;

const Parts = styled.dl`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & > div:first-child dd {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

type T = Translate<typeof bookingTexts>;

/** What a line is for, in words; venues and performers may have words of their own. */
export const priceLineLabel = (t: T, { kind, label }: PriceLine): string =>
  label === null ? t(`bookings.lines.${kind}`) : kind === 'facility' ? amenityLabel(label) : label;

function lineDetail(t: T, { unit, quantity, unitPrice, minutes }: PriceLine): string {
  const price = formatPrice(unitPrice);
  switch (unit) {
    case 'minute':
      return t('bookings.lines.perHour', { price, hours: quantity / 60 });
    case 'piece_hour': {
      // A line that was stored before lines said it.
      if (minutes === undefined) return t('bookings.lines.perPiece', { price, count: quantity });
      const hours = minutes / 60;
      return quantity === 1
        ? t('bookings.lines.perHour', { price, hours })
        : t('bookings.lines.perPieceHour', { price, count: quantity, hours });
    }
    case 'head':
      return t('bookings.lines.perHead', { price, count: quantity });
    case 'piece':
      return t('bookings.lines.perPiece', { price, count: quantity });
    case 'booking':
      return t('bookings.lines.once');
  }
}

export interface PriceLinesProps {
  lines: readonly PriceLine[];
  total: number;
  deposit: number;
}

/** A price line by line, its sum, and what of it is paid when. */
export function PriceLines({ lines, total, deposit }: PriceLinesProps) {
  const t = useTexts(bookingTexts);
  return (
    <div>
      <Sum aria-label={t('bookings.lines.label')}>
        {Object.entries(lines).map(([place, line]) => (
          <div key={place}>
            <dt>
              {priceLineLabel(t, line)}
              <small>{lineDetail(t, line)}</small>
            </dt>
            <dd>{formatPrice(line.amount)}</dd>
          </div>
        ))}
        <div data-total="">
          <dt>{t('bookings.lines.total')}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </Sum>
      <Parts>
        <div>
          <dt>{t('bookings.lines.deposit')}</dt>
          <dd>{formatPrice(deposit)}</dd>
        </div>
        <div>
          <dt>{t('bookings.lines.rest')}</dt>
          <dd>{formatPrice(total - deposit)}</dd>
        </div>
      </Parts>
    </div>
  );
}
