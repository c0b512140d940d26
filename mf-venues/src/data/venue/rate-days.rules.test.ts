import { daysInWords } from './rate-days.rules';

test('days in a row are a stretch, others a list, all of them nothing special', () => {
  expect(daysInWords([5, 1, 2, 3, 4])).toBe('一至五');
  expect(daysInWords([6, 7])).toBe('六、日');
  expect(daysInWords([1, 3, 5])).toBe('一、三、五');
  expect(daysInWords([1, 2, 3, 4, 5, 6, 7])).toBeNull();
});
