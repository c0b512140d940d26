import type { ImportColumn } from './import-columns.rules';
import { entryOf } from './import-entry.rules';
import { fixOf } from './import-fixes.rules';

const read = (row: Partial<Record<ImportColumn, string>>) => (column: ImportColumn) =>
  row[column] ?? '';

it('reads days, times and amounts as people write them', () => {
  const row = {
    title: '夜航',
    date: '2027年1月5日',
    time: '下午 7:30',
    ticketPrice: 'NT$1,200 元',
  };
  expect(entryOf('events', read(row))).toEqual({
    title: '夜航',
    date: '2027-01-05',
    time: '19:30',
    ticketPrice: 1200,
  });
  expect(entryOf('events', read({ date: '20270105', time: '9點', ticketPrice: '免費' }))).toEqual({
    date: '2027-01-05',
    time: '09:00',
    ticketPrice: 0,
  });
});

it('an event ends on its day, on the next one after midnight, or on the day that is named', () => {
  const event = { date: '2027/1/31', time: '22:00' };
  const endOf = (end: Partial<Record<ImportColumn, string>>) =>
    entryOf('events', read({ ...event, ...end })).endsAt;
  expect(endOf({ endTime: '23:30' })).toBe('2027-01-31T23:30:00+08:00');
  expect(endOf({ endTime: '2:00' })).toBe('2027-02-01T02:00:00+08:00');
  expect(endOf({ endDate: '2027/2/3', endTime: '18:00' })).toBe('2027-02-03T18:00:00+08:00');
  expect(endOf({})).toBeUndefined();
});

it('knows hours, amenities and categories by their words', () => {
  expect(
    entryOf('venues', read({ openHours: '10:00–22:00', amenities: '無線網路、瑜珈墊' })),
  ).toMatchObject({
    amenities: ['wifi', '瑜珈墊'],
    openDays: { monday: true, sunday: true },
    openingHours: { monday: { start: '10:00', end: '22:00' } },
  });
  expect(entryOf('performers', read({ performanceType: '樂團', birthday: '5月3日' }))).toEqual({
    performanceType: 'band',
    birthday: '05/03',
  });
});

it('leaves what it cannot read as it was typed, for the server to refuse', () => {
  const row = { date: '明年元旦', time: '25:30', ticketPrice: '-300', maxAttendees: '很多' };
  expect(entryOf('events', read(row))).toEqual({
    date: '明年元旦',
    time: '25:30',
    ticketPrice: -300,
    maxAttendees: '很多',
  });
});

it.each([
  ['date', '115/12/20', '2026/12/20'],
  ['date', '民國115年12月20日', '2026/12/20'],
  ['date', '2026/13/05', '2026/05/13'],
  ['date', '明年元旦', null],
  ['ticketPrice', '-300', '300'],
  ['ticketPrice', '約 500 元', '500'],
  ['time', '19.30', '19:30'],
  ['time', '25:30', null],
  ['title', '', null],
] as const)('of %s %j it means %j', (column, typed, meant) => {
  expect(fixOf(column, typed, null)).toBe(meant);
});

it('the nearest that the server knows goes first', () => {
  expect(fixOf('venueName', '聲林LiveHouse', '聲林 Live House')).toBe('聲林 Live House');
});
