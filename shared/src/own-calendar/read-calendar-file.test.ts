import { readCalendarFile } from './read-calendar-file';

const NOW = Date.parse('2027-01-01T00:00:00+08:00');
const newYork = `BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
`;
const file = (...events: string[]) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Test//EN
${newYork}${events.map((lines) => `BEGIN:VEVENT\nDTSTAMP:20260101T000000Z\n${lines}\nEND:VEVENT\n`).join('')}END:VCALENDAR
`.replaceAll('\n', '\r\n');
const read = (...events: string[]) => {
  const { entries, unclear } = readCalendarFile(file(...events), NOW);
  return {
    unclear,
    entries: entries.map(
      ({ title, startAt, endAt }) =>
        `${title ?? '—'} ${startAt.slice(0, 16)} ${endAt.slice(0, 16)}`,
    ),
  };
};

test('times in UTC, in Taipei and without a zone are moments; whole days are those of Taipei', () => {
  expect(
    read(
      'UID:1\nSUMMARY:世界\nDTSTART:20270301T020000Z\nDTEND:20270301T040000Z',
      'UID:2\nSUMMARY:台北\nDTSTART;TZID=Asia/Taipei:20270302T220000\nDTEND;TZID=Asia/Taipei:20270303T020000',
      'UID:3\nSUMMARY:浮動\nDTSTART:20270304T100000\nDURATION:PT90M',
      'UID:4\nSUMMARY:整天\nDTSTART;VALUE=DATE:20270305\nDTEND;VALUE=DATE:20270307',
    ),
  ).toEqual({
    unclear: 0,
    entries: [
      '世界 2027-03-01T02:00 2027-03-01T04:00',
      '台北 2027-03-02T14:00 2027-03-02T18:00',
      '浮動 2027-03-04T02:00 2027-03-04T03:30',
      '整天 2027-03-04T16:00 2027-03-06T16:00',
    ],
  });
});

test('a weekly entry keeps its clock in summer and in winter', () => {
  const { entries } = read(
    'UID:1\nSUMMARY:會議\nDTSTART;TZID=America/New_York:20270301T090000\nDTEND;TZID=America/New_York:20270301T100000\nRRULE:FREQ=WEEKLY;COUNT=3',
  );
  // Clocks change on 2027-03-14.
  expect(entries).toEqual([
    '會議 2027-03-01T14:00 2027-03-01T15:00',
    '會議 2027-03-08T14:00 2027-03-08T15:00',
    '會議 2027-03-15T13:00 2027-03-15T14:00',
  ]);
});

test('times that are left out, moved or called off are so', () => {
  const master =
    'UID:1\nSUMMARY:練團\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20270302T100000Z';
  const moved =
    'UID:1\nSUMMARY:練團（改）\nRECURRENCE-ID:20270303T100000Z\nDTSTART:20270303T150000Z\nDTEND:20270303T160000Z';
  const off =
    'UID:1\nSTATUS:CANCELLED\nRECURRENCE-ID:20270304T100000Z\nDTSTART:20270304T100000Z\nDTEND:20270304T120000Z';
  const other =
    'UID:2\nSUMMARY:別場\nDTSTART:20270303T100000Z\nDTEND:20270303T110000Z\nRRULE:FREQ=DAILY;COUNT=1';
  expect(read(master, moved, off, other).entries).toEqual([
    '練團 2027-03-01T10:00 2027-03-01T12:00',
    '別場 2027-03-03T10:00 2027-03-03T11:00',
    '練團（改） 2027-03-03T15:00 2027-03-03T16:00',
  ]);
});

test('each time of a recurring entry is known again by its uid', () => {
  const weekly =
    'UID:1\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z\nRRULE:FREQ=WEEKLY;COUNT=2';
  const uids = () => readCalendarFile(file(weekly), NOW).entries.map(({ uid }) => uid);
  expect(new Set(uids()).size).toBe(2);
  expect(uids()).toEqual(uids());
});

test('the past, the far future, what is free and what was called off take no hours', () => {
  expect(
    read(
      'UID:1\nDTSTART:20261201T100000Z\nDTEND:20261201T120000Z',
      'UID:2\nDTSTART:20290101T100000Z\nDTEND:20290101T120000Z',
      'UID:3\nTRANSP:TRANSPARENT\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z',
      'UID:4\nSTATUS:CANCELLED\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z',
      'UID:5\nDTSTART:20270301T100000Z',
    ).entries,
  ).toEqual([]);
});

test('a birthday on 29 February comes in leap years only', () => {
  const birthday =
    'UID:1\nDTSTART;VALUE=DATE:20240229\nDTEND;VALUE=DATE:20240301\nRRULE:FREQ=YEARLY';
  expect(read(birthday).entries).toEqual([]);
  const leapYear = Date.parse('2028-01-01T00:00:00+08:00');
  expect(readCalendarFile(file(birthday), leapYear).entries[0]).toMatchObject({
    startAt: '2028-02-28T16:00:00.000Z',
    endAt: '2028-02-29T16:00:00.000Z',
  });
});

test('a zone that nobody explains is said, not guessed', () => {
  expect(
    read(
      'UID:1\nDTSTART;TZID=Mars/Olympus:20270301T100000\nDTEND;TZID=Mars/Olympus:20270301T120000',
    ),
  ).toEqual({ unclear: 1, entries: [] });
});

test.each(['', 'Hello', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])(
  'what is no calendar is refused: %j',
  (text) => {
    expect(() => readCalendarFile(text, NOW)).toThrow(/./);
  },
);
