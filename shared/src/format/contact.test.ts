import { formatPhoneNumber } from './contact';

test('a mobile of Taiwan gets its dashes, other numbers stay as they are typed', () => {
  expect(formatPhoneNumber(' 0912345678 ')).toBe('0912-345-678');
  expect(formatPhoneNumber('+886 912 345678')).toBe('0912-345-678');
  expect(formatPhoneNumber('+81 90 1234 5678 ')).toBe('+81 90 1234 5678');
});
