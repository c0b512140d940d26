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

test('times are written in UTC and every line ends with CRLF', () => {
  const file = toCalendarFile(entry, now);
  expect(file).toContain('\r\nDTSTART:20261231T120000Z\r\nDTEND:20261231T190000Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261121T070509Z\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('an event whose time is undecided fills its day', () => {
  const file = toCalendarFile({ ...entry, isTimeUndecided: true }, now);
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n');
  expect(file).not.toContain('DTEND');
});

test('an event without a known end has none', () => {
  expect(toCalendarFile({ ...entry, endsAt: null }, now)).not.toContain('DTEND');
});

test('the address stands behind the name of the place', () => {
  const file = unfold(toCalendarFile({ ...entry, address: '高雄市鹽埕區蓬萊路 1 號' }, now));
  expect(file).toContain('LOCATION:高雄・駁岸三號倉庫 高雄市鹽埕區蓬萊路 1 號\r\n');
});
