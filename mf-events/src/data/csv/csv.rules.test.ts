import { toCsv } from './csv.rules';

const linesOf = (csv: string) => csv.slice(1).split('\r\n').slice(0, -1);

test('the file begins with the mark of UTF-8 and every row ends as RFC 4180 says', () => {
  expect(
    toCsv([
      ['訂單編號', '金額'],
      ['EO1', 1200],
    ]),
  ).toBe('\uFEFF訂單編號,金額\r\nEO1,1200\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(linesOf(toCsv([['a,b', '說「"好"」', null]]))).toEqual(['"a,b","說「""好""」",']);
  expect(toCsv([['兩\n行']])).toContain('"兩\n行"');
});

test.each(['=HYPERLINK("x")', '+886', '-1+1', '@SUM(A1)', '\tx'])(
  '%s is text, no formula',
  (text) => {
    expect(linesOf(toCsv([[text]]))[0]).toMatch(/^"?'/);
  },
);

test('a number below zero stays a number', () => {
  expect(linesOf(toCsv([[-5]]))).toEqual(['-5']);
});
