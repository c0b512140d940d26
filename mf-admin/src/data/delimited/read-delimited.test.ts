import { UnreadableRows, readDelimited } from './read-delimited';

const utf8 = (text: string) => new TextEncoder().encode(text).buffer;

/** As Excel saves "Unicode text", or the other way around. */
function utf16(text: string, { isLittle = true, hasMark = true } = {}): ArrayBuffer {
  const marked = hasMark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at++) {
    view.setUint16(at * 2, marked.charCodeAt(at), isLittle);
  }
  return view.buffer;
}

const rowsOf = async (bytes: ArrayBuffer) => (await readDelimited(bytes)).rows;
const unread = async (bytes: ArrayBuffer) => {
  const fault: unknown = await readDelimited(bytes).catch((thrown: unknown) => thrown);
  return fault instanceof UnreadableRows ? fault.rows : fault;
};

test.each([
  ['little', { isLittle: true }],
  ['big', { isLittle: false }],
  ['little without mark', { isLittle: true, hasMark: false }],
  ['big without mark', { isLittle: false, hasMark: false }],
])('UTF-16, %s, with tabs, as Excel saves it', async (_, kind) => {
  const read = await readDelimited(utf16('名稱\t人數\r\n月光, 台北\t40\r\n', kind));
  expect(read.encoding).toBe('UTF-16');
  expect(read.rows.slice(0, 2)).toEqual([
    ['名稱', '人數'],
    ['月光, 台北', '40'],
  ]);
});

test('UTF-8 with its mark, or Big5 where it is none', async () => {
  expect(await rowsOf(utf8('\uFEFF日期'))).toEqual([['日期']]);
  // 日期 in Big5.
  const big5 = await readDelimited(new Uint8Array([0xa4, 0xe9, 0xb4, 0xc1]).buffer);
  expect(big5).toEqual({ encoding: 'Big5', rows: [['日期']] });
});

test('lines of both kinds, the separator that Excel names, and the last mark of old programs', async () => {
  expect(await rowsOf(utf8('sep=;\r\na;b\r\n1,5;2\n3;4\r5;6\u001A'))).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
    ['3', '4'],
    ['5', '6'],
  ]);
});

test('line breaks and doubled marks inside of a cell are its text', async () => {
  expect(await rowsOf(utf8('a,b,c\n1,"說「""好""」\n，第二行",3'))).toEqual([
    ['a', 'b', 'c'],
    ['1', '說「"好"」\n，第二行', '3'],
  ]);
});

test.each([
  ['a mark that is never closed', 'a,b,c\n1,2,3\n4,"5,6\n7,8,9\n', [3]],
  ['a mark that the next one closes', 'a,b,c\n1,"2,3\n4,5,6\n7,8",9\n', [2]],
  ['letters behind a closing mark', 'a,b,c\n1,"2"x,3\n4,5,6\n', [2]],
])('%s: the row is named', async (_, text, rows) => {
  expect(await unread(utf8(text))).toEqual(rows);
});

test('a broken character is named by its row, and makes no other encoding of the rest', async () => {
  const bytes = new Uint8Array(utf8('名稱,人數\n月光,40\n星光,50\n陽光,60\n'));
  bytes.set([0xff], new TextEncoder().encode('名稱,人數\n月光,40\n').length);
  expect(await unread(bytes.buffer)).toEqual([3]);
});

test('a byte that was changed makes Big5 of no file in UTF-8, of which every pair of bytes is a character there', async () => {
  const bytes = [...new TextEncoder().encode('a,稱場稱說美話\n')];
  expect(await unread(Uint8Array.from(bytes.with(17, 0x41)).buffer)).toEqual([1]);
});

test('a zero is named by its row, and makes no UTF-16 of the rest', async () => {
  expect(await unread(utf8('名稱,人數\n月光,40\n星\0光,50\n'))).toEqual([3]);
});
