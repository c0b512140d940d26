import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { escapeText, foldLine, toCalendarFile, type CalendarEntry } from './calendar-file.rules';

const entry: CalendarEntry = {
  id: 'e1',
  title: '前夜應援專場；VIVID9, 第一夜',
  date: '2026-12-31',
  isTimeUndecided: false,
  startsAt: '2026-12-31T20:00:00+08:00',
  endsAt: '2027-01-01T03:00:00+08:00',
  location: '高雄・駁岸三號倉庫',
  url: 'https://spotlight.test/events/e1',
};
const now = Date.UTC(2026, 10, 21, 7, 5, 9);
const unfold = (file: string) => file.replaceAll('\r\n ', '');

test('what would split or end a value is escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('long lines are folded at 75 bytes without cutting a character', () => {
  const line = `SUMMARY:${'聚光燈下'.repeat(20)}`;
  const folded = foldLine(line).split('\r\n');
  expect(folded.length).toBeGreaterThan(1);
  for (const part of folded) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(folded.slice(1).every((part) => part.startsWith(' '))).toBe(true);
  expect(unfold(folded.join('\r\n'))).toBe(line);
});

test('a line of exactly 75 bytes stays whole', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
});

test('several entries stand in one calendar', () => {
  const file = toCalendarFile([entry, { ...entry, id: 'e2' }], now);
  expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  expect(file.match(/^UID:.*/gm)?.map((uid) => uid.trim())).toEqual([
    'UID:e1@spotlight',
    'UID:e2@spotlight',
  ]);
});

test('times are written in UTC and every line ends with CRLF', () => {
  const file = toCalendarFile(entry, now);
  expect(file).toContain('\r\nDTSTART:20261231T120000Z\r\nDTEND:20261231T190000Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261121T070509Z\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a later file of an event comes before an earlier one, and says the address', () => {
  const sequenceOf = (at: number) =>
    Number(/SEQUENCE:(\d+)\r/.exec(toCalendarFile(entry, at))?.[1] ?? Number.NaN);
  expect(sequenceOf(now + 60_000)).toBeGreaterThan(sequenceOf(now));
  expect(unfold(toCalendarFile({ ...entry, address: '光復路 1 號' }, now))).toContain(
    'LOCATION:高雄・駁岸三號倉庫 光復路 1 號\r\n',
  );
});

test('an event whose time is undecided fills its day', () => {
  const file = toCalendarFile({ ...entry, isTimeUndecided: true }, now);
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n');
  expect(file).not.toContain('DTEND');
});

test('an event without a known end has none', () => {
  expect(toCalendarFile({ ...entry, endsAt: null }, now)).not.toContain('DTEND');
});

test('the address stands behind the name of the location', () => {
  const file = unfold(toCalendarFile({ ...entry, address: '高雄市鹽埕區蓬萊路 1 號' }, now));
  expect(file).toContain('LOCATION:高雄・駁岸三號倉庫 高雄市鹽埕區蓬萊路 1 號\r\n');
});

describe('read by a calendar of another maker', () => {
  /** The one entry of a file, by a parser that knows the standard. */
  const parsed = (file: string) => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    const [event, ...more] = calendar.getAllSubcomponents('vevent');
    expect(more).toEqual([]);
    if (!event) throw new Error('there is no entry in the file');
    return { calendar, event, details: new ICAL.Event(event) };
  };

  it('is a calendar of version 2.0 with a maker, and an entry with an id and a stamp', () => {
    const { calendar, event, details } = parsed(toCalendarFile(entry, now));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toEqual(expect.stringMatching(/^-\/\//));
    expect(details.uid).toBe('e1@spotlight');
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T07:05:09Z');
    expect(event.getFirstPropertyValue('url')).toBe(entry.url);
    for (const name of ['uid', 'dtstamp', 'dtstart']) {
      expect(event.getAllProperties(name)).toHaveLength(1);
    }
  });

  it('begins and ends at the same moments, wherever the device believes to be', () => {
    const { details } = parsed(toCalendarFile(entry, now));
    expect(details.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(details.startDate.toJSDate().toISOString()).toBe('2026-12-31T12:00:00.000Z');
    expect(details.endDate.toJSDate().toISOString()).toBe('2026-12-31T19:00:00.000Z');
  });

  it('fills one day in Taipei while the time is undecided', () => {
    const { details } = parsed(toCalendarFile({ ...entry, isTimeUndecided: true }, now));
    expect(details.startDate.isDate).toBe(true);
    expect(details.startDate.toString()).toBe('2026-12-31');
    expect(details.duration.toString()).toBe('P1D');
  });

  it('of an exhibition fills its days to the last, and says its hours', () => {
    const exhibition = {
      ...entry,
      date: '2026-11-06',
      startsAt: '2026-11-06T10:00:00+08:00',
      endsAt: '2026-12-14T18:00:00+08:00',
    };
    const { details } = parsed(toCalendarFile(exhibition, now));
    expect(details.startDate.isDate && details.endDate.isDate).toBe(true);
    expect(details.startDate.toString()).toBe('2026-11-06');
    // A calendar counts up to the day that is not among them any more.
    expect(details.endDate.toString()).toBe('2026-12-15');
    expect(details.description).toBe('每日 10:00–18:00');
    const undecided = parsed(toCalendarFile({ ...exhibition, isTimeUndecided: true }, now));
    expect(undecided.details.endDate.toString()).toBe('2026-12-15');
    expect(undecided.details.description).toBeNull();
  });

  it('of an exhibition with hours of its own says each of them in a line', () => {
    const week = {
      friday: { start: '10:00', end: '18:00' },
      saturday: { start: '10:00', end: '20:00' },
    };
    const weekend = {
      ...entry,
      date: '2026-11-06',
      startsAt: '2026-11-06T10:00:00+08:00',
      endsAt: '2026-12-12T18:00:00+08:00',
      openingHours: {
        week,
        dates: [{ date: '2026-11-13', start: null, end: null }],
        lastEntryMinutes: 30,
      },
    };
    expect(parsed(toCalendarFile(weekend, now)).details.description).toBe(
      [
        '週一至週四休館',
        '週五 10:00–18:00',
        '週六 10:00–20:00',
        '週日休館',
        '11/13(五) 休館',
        '閉館前 30 分鐘停止入場',
      ].join('\n'),
    );
  });

  const asRead = (text: string) => text.replaceAll(/\r\n?/g, '\n');
  // Control characters have no place in a calendar; no form lets them in.
  const typed = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .map((text) => text.replaceAll(/(?!\n)\p{Cc}/gu, ''));

  it('says any title and location exactly, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(typed, typed, (title, location) => {
        const file = toCalendarFile({ ...entry, title, location }, now);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
        const { details } = parsed(file);
        expect(details.summary).toBe(asRead(title));
        expect(details.location).toBe(asRead(location));
      }),
    );
  });

  it.each([
    '逗號, 分號; 反斜線\\ 換行\n第二行',
    'BEGIN:VEVENT',
    'x\r\nEND:VCALENDAR',
    '\\n',
    '🎤'.repeat(60),
  ])('keeps %j in its place', (title) => {
    expect(parsed(toCalendarFile({ ...entry, title }, now)).details.summary).toBe(asRead(title));
  });
});
