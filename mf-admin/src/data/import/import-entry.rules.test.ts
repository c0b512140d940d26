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

const same = (text: string): [string, string] => [text, text];

it.each<[string, string]>([
  ['上午 12:30', '00:30'],
  ['上午 9:30', '09:30'],
  ['下午 12:30', '12:30'],
  ['下午07:30:00', '19:30'],
  ['中午12點', '12:00'],
  ['晚上7點半', '19:30'],
  ['凌晨 1:00', '01:00'],
  ['7:30 PM', '19:30'],
  ['12:05 am', '00:05'],
  ['１９：３０', '19:30'],
  ['19時30分', '19:30'],
  // Each of these could be two times, or none.
  ...['晚上 12:30', '上午 13:00', '19:5', '19:', '19:30:45', '上午 9:00 PM', '24:30'].map(same),
])('the time %j is %j', (text, time) => {
  expect(entryOf('events', read({ time: text })).time).toBe(time);
});

it.each<[string, string | number]>([
  ['1,200.00', 1200],
  ['$1,200', 1200],
  ['１，２００元整', 1200],
  ['1 200', 1200],
  ...['1,20', '12,00', '500~600', '3萬', '1.5', '1.200', '1.000', '0x10', '1234567890'].map(same),
])('the amount %j is %j', (text, amount) => {
  expect(entryOf('events', read({ ticketPrice: text })).ticketPrice).toBe(amount);
});

it.each(['10:00-14:00-22:00', '10:00-14:00、17:00-22:00', '週一公休'])(
  'hours that are not one beginning and one end are refused as they are: %s',
  (openHours) => {
    expect(entryOf('venues', read({ openHours }))).toMatchObject({
      openingHours: { monday: { start: openHours, end: openHours } },
    });
  },
);

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
  // 1938 is over, and so is 2009.
  ['date', '27/1/9', '2027/01/09'],
  ['date', '09/1/27', null],
  ['date', '民國27/1/9', null],
  ['date', '2036/1/9', null],
  ['date', '2025/12/31', null],
  ['ticketPrice', '-300', '300'],
  ['ticketPrice', '1,200.00 起', '1200'],
  ['ticketPrice', '500~600', null],
  ['ticketPrice', '預售 500 / 現場 600', null],
  ['ticketPrice', '3萬', null],
  ['ticketPrice', '100美元', null],
  ['ticketPrice', '1,20', null],
  ['ticketPrice', '2,000,000 起', null],
  ['ticketPrice', '約 500 元', '500'],
  ['time', '19.30', '19:30'],
  ['time', '25:30', null],
  ['title', '', null],
] as const)('of %s %j it means %j', (column, typed, meant) => {
  expect(fixOf(column, typed, null, '2026-01-05')).toBe(meant);
});

it('the nearest that the server knows goes first', () => {
  expect(fixOf('venueName', '聲林LiveHouse', '聲林 Live House', '2026-01-05')).toBe(
    '聲林 Live House',
  );
});
