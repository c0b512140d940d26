import { brokenPasswordRules } from './password.rules';

it.each([
  ['', ['length', 'lower', 'upper', 'digit', 'symbol']],
  ['Aa1!', ['length']],
  ['Aa1!Aa1', ['length']],
  ['Aa1!Aa1!', []],
  ['AAAA1111!', ['lower']],
  ['aaaa1111!', ['upper']],
  ['AAAAaaaa!', ['digit']],
  ['AAAAaaaa1', ['symbol']],
])('of %j names what is missing', (password, expected) => {
  expect(brokenPasswordRules(password)).toEqual(expected);
});

it.each([...'-_.!@#$%^&*()+=[]{};:|<>,/?~"`\\ \'', '！', '€', '😀'])(
  'takes %j for a symbol',
  (symbol) => {
    expect(brokenPasswordRules(`AAAAaaa1${symbol}`)).toEqual([]);
  },
);

it('takes letters and digits of other scripts for none', () => {
  expect(brokenPasswordRules('Aa1聚光é٣聚光')).toEqual(['symbol']);
});

it('counts an emoji as one character', () => {
  expect(brokenPasswordRules('Aa1😀😀😀😀')).toEqual(['length']);
});
