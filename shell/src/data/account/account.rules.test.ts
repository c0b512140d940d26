import { isEmail, isPhone } from './account.rules';

it.each(['fan@example.tw', ' fan@example.tw ', 'a.b+c@mail.example.com'])(
  '%j is an e-mail',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each(['', 'fan', 'fan@', '@example.tw', 'fan@example', 'a b@example.tw', 'fan@example.t'])(
  '%j is no e-mail',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

it.each([
  '0912345678',
  '0912-345-678',
  '0912 345 678',
  '+886 912 345 678',
  '+81-90-1234-5678',
  '(02) 2345-6789#12',
])('%j is a phone number', (text) => {
  expect(isPhone(text)).toBe(true);
});

it.each(['', '091234567', '0912345678#1', '886912345678', '+123456', '+1234567890123456', 'abc'])(
  '%j is no phone number',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);
