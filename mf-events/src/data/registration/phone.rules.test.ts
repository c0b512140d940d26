import { formatPhoneNumber, isPhoneNumber } from './phone.rules';

test.each([
  '0912-345-678',
  '0912345678',
  '0912 345 678',
  '(02) 2345-6789',
  '02-23456789#12',
  '+81 90 1234 5678',
])('%s can be called', (phone) => expect(isPhoneNumber(phone)).toBe(true));

test.each(['', '12345678', '0912-345-67', '09123456789', '0812-345', '+0912345678', 'abc'])(
  '"%s" is refused',
  (phone) => expect(isPhoneNumber(phone)).toBe(false),
);

test('a mobile of Taiwan gets its dashes, other numbers stay as they are typed', () => {
  expect(formatPhoneNumber(' 0912345678 ')).toBe('0912-345-678');
  expect(formatPhoneNumber('0912 345678')).toBe('0912-345-678');
  expect(formatPhoneNumber('+81 90 1234 5678 ')).toBe('+81 90 1234 5678');
});
