import {
  daysUntil,
  formatDailyHours,
  formatDate,
  formatDateTime,
  formatMoment,
  formatMonthDay,
  formatShortMoment,
  formatTimeAgo,
  formatWeekday,
  taipeiDay,
} from './date';
import { lookForZone } from './zone';

describe('dates', () => {
  it.each([
    ['2026-03-14', '2026/03/14(六)'],
    ['2026-12-04', '2026/12/04(五)'],
    ['2024-02-29', '2024/02/29(四)'],
    ['1969-12-31', '1969/12/31(三)'],
  ])('%s reads %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('go through the whole week', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekday(`2026-11-0${day}`)).join('');
    expect(week).toBe('日一二三四五六');
  });

  it('leave the year out where it goes without saying', () => {
    expect(formatMonthDay('2026-12-26')).toBe('12/26(六)');
  });

  it('carry their time, in whole minutes', () => {
    expect(formatDateTime('2026-03-14', '19:00')).toBe('2026/03/14(六) 19:00');
    expect(formatDateTime('2026-03-14', '09:05:00')).toBe('2026/03/14(六) 09:05');
  });

  it('say so when the time is undecided, whatever the form had filled in', () => {
    expect(formatDateTime('2026-03-14', '19:00', true)).toBe('2026/03/14(六) 時間未定');
    expect(formatDateTime('2026-03-14', null)).toBe('2026/03/14(六) 時間未定');
  });
});

describe('what goes on for days', () => {
  it.each([
    ['2026-12-20T18:00:00+08:00', '2026/11/06(五) 至 12/20(日)'],
    ['2027-01-03T18:00:00+08:00', '2026/11/06(五) 至 2027/01/03(日)'],
    ['2026-11-07T22:00:00+08:00', '2026/11/06(五) 至 11/07(六)'],
  ])('until %s reads %s', (endsAt, text) => {
    const before = Date.parse('2026-11-05T12:00:00+08:00');
    expect(formatDateTime('2026-11-06', '10:00', false, endsAt, before)).toBe(text);
    const after = Date.parse('2027-02-01T12:00:00+08:00');
    expect(formatDateTime('2026-11-06', '10:00', false, endsAt, after)).toBe(text);
  });

  it.each([
    ['2026-11-06T00:00:00+08:00', '2026-12-20T18:00:00+08:00', '展期中・至 12/20(日)'],
    ['2026-12-20T23:59:00+08:00', '2026-12-20T18:00:00+08:00', '展期中・至 12/20(日)'],
    ['2026-12-31T12:00:00+08:00', '2027-01-03T18:00:00+08:00', '展期中・至 2027/01/03(日)'],
    ['2027-01-01T12:00:00+08:00', '2027-01-03T18:00:00+08:00', '展期中・至 01/03(日)'],
  ])('on %s one until %s reads %s', (now, endsAt, text) => {
    expect(formatDateTime('2026-11-06', '10:00', false, endsAt, Date.parse(now))).toBe(text);
  });

  it('is open at the same hours each day, where it closes in the evening', () => {
    const hours = (time: string | null, endsAt: string | null) =>
      formatDailyHours('2026-11-06', time, endsAt);
    expect(hours('10:00:00', '2026-12-20T18:00:00+08:00')).toBe('每日 10:00–18:00');
    // One evening, a stay over night, a time that nobody knows yet.
    expect(hours('10:00', '2026-11-06T18:00:00+08:00')).toBeNull();
    expect(hours('15:00', '2026-11-08T14:00:00+08:00')).toBeNull();
    expect(hours(null, '2026-12-20T18:00:00+08:00')).toBeNull();
    expect(hours('10:00', null)).toBeNull();
  });

  it('is not a night that ends in the morning', () => {
    for (const endsAt of ['2026-11-06T23:00:00+08:00', '2026-11-07T11:00:00+08:00', null]) {
      expect(formatDateTime('2026-11-06', '19:00', false, endsAt)).toBe('2026/11/06(五) 19:00');
    }
  });
});

describe('moments', () => {
  it('are shown as days and times in Taiwan', () => {
    expect(formatMoment('2026-03-14T16:30:00Z')).toBe('2026/03/15(日) 00:30');
    expect(formatMoment('2026-03-14T23:59:00+08:00')).toBe('2026/03/14(六) 23:59');
  });

  it('change day at midnight in Taiwan', () => {
    expect(taipeiDay('2026-12-31T15:59:59Z')).toBe('2026-12-31');
    expect(taipeiDay('2026-12-31T16:00:00Z')).toBe('2027-01-01');
  });

  it.each([
    [30, '剛剛'],
    [42 * 60, '42 分鐘前'],
    [26 * 3600, '26 小時前'],
    [50 * 3600, '2 天前'],
  ])('%i seconds ago read %s', (seconds, text) => {
    const now = Date.parse('2026-12-01T12:00:00Z');
    expect(formatTimeAgo(now - seconds * 1000, now)).toBe(text);
  });
});

describe('days until a date', () => {
  const lateEvening = Date.parse('2026-12-01T23:30:00+08:00');

  it.each([
    ['2026-12-01', 0],
    ['2026-12-02', 1],
    ['2027-01-01', 31],
    ['2026-11-30', -1],
  ])('%s are %i', (date, days) => {
    expect(daysUntil(date, lateEvening)).toBe(days);
  });
});

describe('where the device has another zone', () => {
  afterEach(() => lookForZone(-480));

  test('a time of day says that it is the one of Taiwan', () => {
    lookForZone(0);
    expect(formatMoment('2026-03-14T11:00:00Z')).toBe('2026/03/14(六) 19:00 台灣時間');
    expect(formatShortMoment('2026-03-14T11:00:00Z')).toBe('03/14(六) 19:00 台灣時間');
    expect(formatDailyHours('2026-11-06', '10:00', '2026-12-20T10:00:00Z')).toBe(
      '每日 10:00–18:00 台灣時間',
    );
  });

  test('a day, and a time that is not known, have no zone', () => {
    lookForZone(300);
    expect(formatDateTime('2026-03-14', null)).toBe('2026/03/14(六) 時間未定');
    expect(formatDate('2026-03-14')).toBe('2026/03/14(六)');
  });

  test('whose clock shows the same needs no word', () => {
    lookForZone(-480);
    expect(formatMoment('2026-03-14T11:00:00Z')).toBe('2026/03/14(六) 19:00');
  });
});
