import labelsInEnglish from '../locales/labels.en.json';
import labels from '../locales/labels.zh-TW.json';
import { formatDate, formatDateTime, formatMonthDay, formatTimeAgo, formatTimeSince } from './date';
import { speaking } from './in-force';
import { formatPriceLabel, priceWord } from './price';

const english = <Said>(speak: () => Said) => speaking(new Map([[labels, labelsInEnglish]]), speak);

it('writes dates, times and prices in the language that is spoken', () => {
  const now = Date.parse('2026-03-14T12:00:00Z');
  expect(
    english(() => [
      formatDate('2026-03-04'),
      formatMonthDay('2026-03-14'),
      formatDateTime('2026-03-14', null),
      formatDateTime('2026-11-06', '10:00', false, '2026-12-20T18:00:00+08:00', now),
      formatTimeAgo(now - 5 * 60_000, now),
      formatTimeSince(now - 5 * 60_000, now),
      formatPriceLabel([{ price: 0 }]),
      priceWord('起'),
      priceWord('NT$500 起'),
    ]),
  ).toEqual([
    'Wed 4 Mar 2026',
    'Sat 14 Mar',
    'Sat 14 Mar 2026 Time to be announced',
    'Fri 6 Nov 2026 until Sun 20 Dec',
    '5 min ago',
    '5 min',
    'Free',
    'and up',
    'NT$500 and up',
  ]);
});

it('goes back to the other language, also after a mistake', () => {
  expect(() =>
    english(() => {
      throw new Error('mistake');
    }),
  ).toThrow('mistake');
  expect(formatDate('2026-03-04')).toBe('2026/03/04(三)');
});
