import { csvField, csvFile } from './csv';

it.each(['=HYPERLINK("http://x.test")', '+886912345678', '-1+1', '@SUM(A1)', '\tx'])(
  'never hands a formula to a spreadsheet: %s',
  (typed) => {
    expect(csvField(typed).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('keeps commas, quotes and line breaks inside of their field', () => {
  expect(csvField('王"小"明, 台北\n二樓')).toBe('"王""小""明, 台北\n二樓"');
});

it('leaves numbers as numbers, also below zero, and nothing empty', () => {
  expect([csvField(-300), csvField(null), csvField('')]).toEqual(['-300', '', '']);
});

it('begins with the mark by which Excel knows UTF-8', async () => {
  const reader = new FileReader();
  reader.readAsArrayBuffer(csvFile(['名稱'], [['末班車'], ['聲音']]));
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  const bytes = new Uint8Array(reader.result as ArrayBuffer);
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('名稱\r\n末班車\r\n聲音\r\n');
});
