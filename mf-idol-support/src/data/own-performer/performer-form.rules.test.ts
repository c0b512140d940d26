import { isMonthDay, tidyBirthday, tidyLink } from './performer-form.rules';

test.each([
  ['3/5', '03/05'],
  ['12-31', '12/31'],
  ['0229', '02/29'],
  ['3月5日', '03/05'],
  [' 03/05 ', '03/05'],
  ['春天', '春天'],
  ['', ''],
])('a birthday typed as %j becomes %j', (typed, tidy) => {
  expect(tidyBirthday(typed)).toBe(tidy);
});

test.each([
  ['02/29', true],
  ['12/31', true],
  ['02/30', false],
  ['13/01', false],
  ['3/5', false],
  ['', false],
])('%j is a day of a year: %j', (text, exists) => {
  expect(isMonthDay(text)).toBe(exists);
});

test.each([
  ['http://band.example/', 'https://band.example/'],
  ['band.example', 'https://band.example'],
  ['www.band.example/live?y=1', 'https://www.band.example/live?y=1'],
  [' https://band.example ', 'https://band.example'],
  ['沒有網站', '沒有網站'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('a link typed as %j becomes %j', (typed, tidy) => {
  expect(tidyLink(typed)).toBe(tidy);
});
