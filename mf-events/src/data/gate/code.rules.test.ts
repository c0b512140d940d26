import { readCode } from './code.rules';

const qr = 'T1.11111111-2222-4333-8444-555555555555.1.0123456789abcdef0123456789abcdef';

test.each([
  ['t-ab12cd34ef', { kind: 'number', text: 'T-AB12CD34EF' }],
  // As an input method, a message or a hand with spaces writes it: the server reads it so, too.
  ['Ｔ－ＡＢ１２ＣＤ３４ＥＦ', { kind: 'number', text: 'T-AB12CD34EF' }],
  ['\u202DT\u2011AB12 CD34 EF\u200B', { kind: 'number', text: 'T-AB12CD34EF' }],
  [`${qr.slice(0, 20)} ${qr.slice(20)}\n`, { kind: 'ticket', text: qr }],
  ['T-AB', { kind: 'other' }],
])('the code %j', (raw, read) => {
  expect(readCode(raw)).toMatchObject(read);
});

test('nothing that can be seen is no code', () => {
  expect(readCode(' \u200B')).toBeNull();
});
