import { createFakeTexts, faultsOf } from '../contract/testing';
import * as z from '../vendor/zod';
import { checkWeek, weekFields } from './week-hours.schema';

const faults = (...days: { isOpen: boolean; start: string; end: string }[]) =>
  faultsOf(z.object(weekFields).check(checkWeek(createFakeTexts())), { days });

test('an open day has both times, and may be open around the clock', () => {
  expect(faults({ isOpen: true, start: '00:00', end: '00:00' })).toEqual({});
  expect(faults({ isOpen: true, start: '18:00', end: '02:00' })).toEqual({});
  expect(faults({ isOpen: false, start: '', end: '' })).toEqual({});
  expect(
    faults(
      { isOpen: true, start: '10:00', end: '18:00' },
      { isOpen: true, start: '10:00', end: '' },
    ),
  ).toEqual({ 'days.1.end': 'weekHours.missing' });
});
