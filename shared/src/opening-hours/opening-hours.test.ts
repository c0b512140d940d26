import { hoursOn, type Hours, type OpenTimes } from './open-days.rules';
import type { OpeningHours } from './opening-hours.schema';
import { todayText } from './today.rules';
import { hoursLines, hoursText, weekText } from './week-text.rules';

const usual = { start: '10:00', end: '18:00' };
const late = { start: '10:00', end: '21:00' };
const openingHours: OpeningHours = {
  week: {
    tuesday: usual,
    wednesday: usual,
    thursday: usual,
    friday: usual,
    saturday: late,
    sunday: late,
  },
  dates: [
    { date: '2026-11-23', start: '12:00', end: '16:00' },
    { date: '2026-11-24', start: null, end: null },
  ],
  lastEntryMinutes: 30,
};
/** From a Friday afternoon to a Sunday, five weeks later. */
const exhibition: OpenTimes = {
  date: '2026-11-06',
  time: '14:00',
  endsAt: '2026-12-13T17:00:00+08:00',
  openingHours,
};
const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);

describe('the hours of a day', () => {
  it.each<[string, Hours | null, string]>([
    ['2026-11-05', null, 'before the first day'],
    ['2026-11-06', { start: '14:00', end: '18:00' }, 'the first day opens when the event begins'],
    ['2026-11-07', late, 'a weekday'],
    ['2026-11-09', null, 'a weekday that is closed'],
    [
      '2026-11-23',
      { start: '12:00', end: '16:00' },
      'a day that opens although its weekday does not',
    ],
    ['2026-11-24', null, 'a day that is closed although its weekday is not'],
    ['2026-12-13', { start: '10:00', end: '17:00' }, 'the last day closes when the event ends'],
    ['2026-12-14', null, 'after the last day'],
  ])('%s: %j, %s', (day, hours) => {
    expect(hoursOn(exhibition, day)).toEqual(hours);
  });

  it('are those of the beginning and the end where it has none of its own', () => {
    const plain = { ...exhibition, openingHours: null };
    expect(hoursOn(plain, '2026-11-09')).toEqual({ start: '14:00', end: '17:00' });
    expect(hoursOn({ ...plain, isTimeUndecided: true }, '2026-11-09')).toBeUndefined();
    expect(hoursOn({ ...plain, time: '20:00' }, '2026-11-09')).toBeUndefined();
  });

  it('may end on the next day, but not after the event', () => {
    const night = { start: '18:00', end: '02:00' };
    const market = {
      date: '2026-11-06',
      time: '18:00',
      endsAt: '2026-11-08T01:00:00+08:00',
      openingHours: { week: { friday: night, saturday: night }, dates: [], lastEntryMinutes: null },
    };
    expect(hoursOn(market, '2026-11-06')).toEqual(night);
    expect(hoursOn(market, '2026-11-07')).toEqual({ start: '18:00', end: '01:00' });
    expect(todayText(market, noon('2026-11-06'))).toBe('今日 18:00–翌日 02:00');
  });
});

describe('today', () => {
  it.each([
    ['2026-11-06', '今日 14:00–18:00'],
    ['2026-11-09', '今日休館，11/10(二) 10:00 開放'],
    ['2026-11-24', '今日休館，11/25(三) 10:00 開放'],
    ['2026-12-13', '今日 10:00–17:00'],
  ])('of %s: %s', (day, text) => {
    expect(todayText(exhibition, noon(day))).toBe(text);
  });

  it('is that of Taiwan', () => {
    expect(todayText(exhibition, Date.parse('2026-11-08T16:30:00Z'))).toMatch(/^今日休館/);
  });

  it('says nothing before, afterwards, of one evening, and where hours are not known', () => {
    expect(todayText(exhibition, noon('2026-11-05'))).toBeNull();
    expect(todayText(exhibition, noon('2026-12-14'))).toBeNull();
    const evening = { ...exhibition, endsAt: '2026-11-06T18:00:00+08:00' };
    expect(todayText(evening, noon('2026-11-06'))).toBeNull();
    const unknown = { ...exhibition, openingHours: null, isTimeUndecided: true };
    expect(todayText(unknown, noon('2026-11-09'))).toBeNull();
  });

  it('opens no more when no open day is left', () => {
    const ending = { ...exhibition, endsAt: '2026-11-09T20:00:00+08:00' };
    expect(todayText(ending, noon('2026-11-09'))).toBe('今日休館');
  });
});

describe('the week in words', () => {
  it('puts together what is alike, and names the days that differ and the last entry', () => {
    expect(hoursLines(exhibition)).toEqual([
      '週一休館',
      '週二至週五 10:00–18:00',
      '週六、週日 10:00–21:00',
      '11/23(一) 12:00–16:00',
      '11/24(二) 休館',
      '閉館前 30 分鐘停止入場',
    ]);
    expect(hoursText(exhibition)).toMatch(/^週一休館，週二至週五 10:00–18:00，.*停止入場$/);
    expect(weekText(exhibition)).toBe('週一休館，週二至週五 10:00–18:00，週六、週日 10:00–21:00');
  });

  it('leaves out weekdays and days that are not among its own', () => {
    const weekend = {
      ...exhibition,
      date: '2026-11-07',
      endsAt: '2026-11-08T21:00:00+08:00',
    };
    expect(hoursLines(weekend)).toEqual(['每日 10:00–21:00', '閉館前 30 分鐘停止入場']);
  });

  it('puts nothing together that does not follow one another', () => {
    const fromSaturday = { ...exhibition, date: '2026-11-07', endsAt: '2026-11-10T21:00:00+08:00' };
    const week = { monday: usual, tuesday: usual, saturday: usual, sunday: late };
    const hours = { ...openingHours, week, dates: [], lastEntryMinutes: null };
    expect(hoursLines({ ...fromSaturday, openingHours: hours })).toEqual([
      '週一、週二 10:00–18:00',
      '週六 10:00–18:00',
      '週日 10:00–21:00',
    ]);
  });

  it('is the same every day where it has no hours of its own, and nothing of one evening', () => {
    expect(hoursLines({ ...exhibition, openingHours: null })).toEqual(['每日 14:00–17:00']);
    expect(hoursText({ ...exhibition, openingHours: null, time: null })).toBeNull();
    expect(weekText({ ...exhibition, endsAt: '2026-11-06T18:00:00+08:00' })).toBeNull();
    expect(hoursLines({ ...exhibition, endsAt: '2026-11-06T18:00:00+08:00' })).toEqual([]);
  });
});
