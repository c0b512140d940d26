import { formatDate } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { daysInWords } from '../data/venue/rate-days.rules';
import type { VenueDetail } from '../data/venue/venue.schema';
import offerTexts from '../locales/venue-offer.zh-TW.json';

type Rate = VenueDetail['rates'][number];

/** When a price by hours holds, in words: its days of the week, its hours, and its dates where it has some. */
export function useRateTimes(): (rate: Rate) => string {
  const t = useTexts(offerTexts);
  return ({ weekdays, start, end, dateFrom, dateTo }) => {
    const days = daysInWords(weekdays);
    const time =
      start === end
        ? t('offer.rates.allDay')
        : t(end > start ? 'offer.rates.range' : 'offer.rates.overnight', { start, end });
    const dates =
      dateFrom && dateTo
        ? t('offer.rates.dates', { from: formatDate(dateFrom), to: formatDate(dateTo) })
        : dateFrom
          ? t('offer.rates.from', { from: formatDate(dateFrom) })
          : dateTo && t('offer.rates.to', { to: formatDate(dateTo) });
    return [
      days === null ? t('offer.rates.everyDay') : t('offer.rates.days', { days }),
      time,
      dates,
    ]
      .filter(Boolean)
      .join('・');
  };
}
