import { readAmount, readDay } from './statement-cells.rules';
import { readStatement } from './statement-file.rules';

test.each([
  ['2026/11/20', '2026-11-20'],
  ['2026-11-20 13:05:11', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['115/11/20', '2026-11-20'],
  ['1151120', '2026-11-20'],
  ['115年11月2日', '2026-11-02'],
  ['２０２６／１１／２０', '2026-11-20'],
  ['2026/02/30', null],
  ['2026/11/201', null],
  ['合計', null],
  ['', null],
])('the day %j is %j', (cell, day) => {
  expect(readDay(cell)).toBe(day);
});

test.each([
  ['2,340', 2340],
  ['NT$2,340.00', 2340],
  ['+580', 580],
  ['-580', null],
  ['(580)', null],
  ['12.5', null],
  ['2,34', null],
  ['580 / 600', null],
  ['0', null],
  ['', null],
])('the amount %j is %j', (cell, amount) => {
  expect(readAmount(cell)).toBe(amount);
});

test('transfers that came in are found below what the bank writes above them', () => {
  const read = readStatement([
    ['○○銀行 臺幣活存明細'],
    ['帳號', '012-345-678901'],
    ['交易日期', '摘要', '支出金額', '存入金額', '餘額', '備註'],
    ['2026/11/20', '跨行轉入', '', '2,340', '90,002,340', '8220000123-4568213'],
    ['2026/11/20', '轉帳支出', '1,000', '', '90,001,340', ''],
    ['2026/11/21', '跨行轉入', '', '580', '90,001,920', '012＊＊＊54321 王小明'],
    ['', '', '', '', '', ''],
    ['合計', '', '1,000', '2,920', '', ''],
  ]);
  expect(read?.lines.map(({ bookedOn, amount, digits }) => [bookedOn, amount, digits])).toEqual([
    ['2026-11-20', 2340, ['68213']],
    ['2026-11-21', 580, ['54321']],
  ]);
  expect(read?.skipped).toBe(2);
});

test('one column of amounts says by another one which way the money went', () => {
  const read = readStatement([
    ['日期', '借貸別', '金額', '對方帳號'],
    ['1151120', '貸', '580', '0000111122223333'],
    ['1151120', '借', '580', '0000111122224444'],
  ]);
  expect(read?.lines).toMatchObject([{ amount: 580, digits: ['23333'] }]);
});

test('lines that are equal but for their blanks are told apart by their place', () => {
  const row = ['2026/11/20', '580', '轉入'];
  const [wide, cash] = [row.with(2, '轉\u3000入'), row.with(2, '現金')];
  const read = readStatement([['日期', '存入', '摘要'], row, row, wide, cash]);
  expect(read?.lines.map(({ nth }) => nth)).toEqual([0, 1, 2, 0]);
});

test('a table of something else is no statement', () => {
  expect(
    readStatement([
      ['姓名', '電話'],
      ['王小明', '0912345678'],
    ]),
  ).toBeNull();
  expect(readStatement([])).toBeNull();
});

test('a transfer whose day or amount cannot be read is named, never left out in silence', () => {
  const read = readStatement([
    ['○○銀行'],
    ['日期', '支出', '存入'],
    ['2026/11/20', '', '580'],
    ['', '', ''],
    ['2026/11/20', '', '1.234.567,00'],
    ['2026/13/45', '', '900'],
    ['2026/11/21', '1,000', ''],
    ['2026/11/21', '', '0.00'],
    ['2026/11/21', '', '-580'],
    ['合計', '1,000', '2,380'],
    ['2026/11/22', '', '2', '340'],
  ]);
  expect(read).toMatchObject({ lines: [{ amount: 580 }], unread: [5, 6, 11], skipped: 4 });
});
