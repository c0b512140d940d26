import { formatPhoneNumber, isEmail, isPhoneNumber } from './contact';

test.each([
  '0912-345-678',
  '0912345678',
  '0912 345 678',
  '(02) 2345-6789',
  '02-23456789#12',
  '+81 90 1234 5678',
  '+886 912 345 678',
  '(02) 2345-6789#12',
])('%s can be called', (phone) => expect(isPhoneNumber(phone)).toBe(true));

test.each([
  '',
  '12345678',
  '0912-345-67',
  '09123456789',
  '0812-345',
  '+0912345678',
  'abc',
  '0912345678#1',
  '886912345678',
  '+123456',
  '+1234567890123456',
])('"%s" is refused', (phone) => expect(isPhoneNumber(phone)).toBe(false));

test('a mobile of Taiwan gets its dashes, other numbers stay as they are typed', () => {
  expect(formatPhoneNumber(' 0912345678 ')).toBe('0912-345-678');
  expect(formatPhoneNumber('0912 345678')).toBe('0912-345-678');
  expect(formatPhoneNumber('+81 90 1234 5678 ')).toBe('+81 90 1234 5678');
});

test.each(['fan@example.tw', ' fan@example.tw ', 'a.b+c@mail.example.com'])(
  '%j is an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each(['', 'fan', 'fan@', '@example.tw', 'fan@example', 'a b@example.tw', 'fan@example.t'])(
  '%j is no e-mail address',
  (text) => expect(isEmail(text)).toBe(false),
);
