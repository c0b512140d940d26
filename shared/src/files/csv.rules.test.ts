import * as fc from 'fast-check';
import Papa from 'papaparse';
import { csvFile, plainText, toCsv } from './csv.rules';

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

test.each([
  '=HYPERLINK("x")',
  '+886',
  '-1+1',
  '@SUM(A1)',
  '\tx',
  '\n=1',
  ' =1',
  '＝1+1',
  '﹢886',
  '－1',
  '＠A',
])('%s is text, no formula', (text) => {
  expect(linesOf(toCsv([[text]]))[0]).toMatch(/^"?'/);
});

test.each([
  '0912345678',
  '04595257',
  '00123',
  '０９１２３４５６７８',
  '00,12',
  '8220001234567890',
  '12E5',
  '3-14',
  '1-2-3',
  '10/11/12',
  'MAY5',
  '25-Dec-26',
  '(5)',
  '1.10',
])('%s stays as it was written, and our own reader takes the mark away', (text) => {
  const cell = linesOf(toCsv([[text]]))[0]?.replaceAll('"', '') ?? '';
  expect(cell).toBe(`'${text}`);
  expect(plainText(cell)).toBe(text);
});

test.each([
  '0',
  '0.5',
  '1200',
  '12345678',
  '2026/03/14',
  '19:00',
  'May the 4th',
  'Mars 5',
  'SP-1226-10384',
  "'sHertogenbosch",
])('%s is written as it is', (text) => {
  expect(linesOf(toCsv([[text]]))).toEqual([text]);
  expect(plainText(text)).toBe(text);
});

test('what is written block by block is the same file', async () => {
  async function* blocks() {
    yield [['名稱', '金額']];
    await Promise.resolve();
    yield [
      ['=1', 5],
      ['a,b', null],
    ];
  }
  const { file, rows } = await csvFile(blocks());
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(file);
  await read;
  expect(rows).toBe(3);
  // Whoever reads takes the mark away.
  expect(reader.result).toBe(
    toCsv([
      ['名稱', '金額'],
      ['=1', 5],
      ['a,b', null],
    ]).slice(1),
  );
  expect(file.size).toBe(3 + new TextEncoder().encode(reader.result as string).length);
});

test('a number below zero stays a number', () => {
  expect(linesOf(toCsv([[-5]]))).toEqual(['-5']);
});

test('another program reads back what was typed, and nothing that it would compute', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\n', '');
  const cell = fc.tuple(sign, text).map(([first, rest]) => first + rest);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, fc.integer()), { minLength: 1 }), (rows) => {
      const { data, errors } = Papa.parse<string[]>(toCsv(rows), {
        delimiter: ',',
        skipEmptyLines: false,
      });
      // The end of the last line begins no row.
      expect(data.pop()).toEqual(['']);
      expect(errors).toEqual([]);
      expect(data).toHaveLength(rows.length);
      data.forEach(([first = '', second = '', number], index) => {
        const [typedFirst, typedSecond, amount] = rows[index] as [string, string, number];
        expect([first.replace(/^'/, ''), second.replace(/^'/, '')]).toEqual([
          typedFirst.replace(/^'/, ''),
          typedSecond.replace(/^'/, ''),
        ]);
        expect(first).not.toMatch(/^[=+\-@\t\r]/);
        expect(second).not.toMatch(/^[=+\-@\t\r]/);
        expect(number).toBe(String(amount));
      });
    }),
  );
});
