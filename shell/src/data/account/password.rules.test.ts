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

it('takes neither Chinese characters nor spaces for a symbol', () => {
  expect(brokenPasswordRules('Aa1聚光 聚光聚光')).toEqual(['symbol']);
});

it('counts an emoji as one character', () => {
  expect(brokenPasswordRules('Aa1😀😀😀😀')).toEqual(['length']);
});
