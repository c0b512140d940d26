import { readImportFile } from './read-import-file';

/** jsdom's files have no bytes of their own. */
function fileOf(name: string, content: string | Uint8Array<ArrayBuffer>): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], name), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
}

it('reads CSV with its quotes and empty lines, and counts rows as a spreadsheet does', async () => {
  const file = await readImportFile(
    fileOf('場地.csv', '\uFEFF名稱,說明\r\n月光,"兩行\n，有逗號"\r\n\r\n星光,\'=1+1\r\n'),
  );
  expect(file).toMatchObject({ name: '場地.csv', encoding: 'UTF-8', headings: ['名稱', '說明'] });
  expect(file.rows).toEqual([
    { rowNo: 2, cells: ['月光', '兩行\n，有逗號'] },
    { rowNo: 4, cells: ['星光', '=1+1'] },
  ]);
});

it('reads what is written in Big5', async () => {
  // 名稱 and 場地, as an older Excel saves them.
  const bytes = [0xa6, 0x57, 0xba, 0xd9, 0x0a, 0xb3, 0xf5, 0xa6, 0x61];
  const file = await readImportFile(fileOf('舊.csv', new Uint8Array(bytes)));
  expect(file).toMatchObject({
    encoding: 'Big5',
    headings: ['名稱'],
    rows: [{ rowNo: 2, cells: ['場地'] }],
  });
});

it('reads a list in JSON, whatever each of them says', async () => {
  const list = [
    { name: '月光', capacity: 40 },
    { name: '星光', amenities: ['wifi', '投影'] },
  ];
  for (const content of [list, { items: list }]) {
    // eslint-disable-next-line no-await-in-loop
    const file = await readImportFile(fileOf('場地.json', JSON.stringify(content)));
    expect(file.headings).toEqual(['name', 'capacity', 'amenities']);
    expect(file.rows).toEqual([
      { rowNo: 1, cells: ['月光', '40', ''] },
      { rowNo: 2, cells: ['星光', '', 'wifi、投影'] },
    ]);
  }
});

it('names the rows that are wider than the headings, or whose quotation marks are broken', async () => {
  const commas = fileOf('a.csv', '\n名稱,地點\n月光,台北\n星光,台北,信義\n');
  await expect(readImportFile(commas)).rejects.toMatchObject({ fault: 'rows', rows: [4] });
  const marks = fileOf('b.csv', '名稱,地點\n月光,"台北\n星光,台北\n');
  await expect(readImportFile(marks)).rejects.toMatchObject({ fault: 'rows', rows: [2] });
});

it('what stands in JSON is read, or the file is not', async () => {
  const plain = '{"name":"月光","tags":["夜",2],"capacity":null}';
  const read = await readImportFile(fileOf('a.json', `[${plain}]`));
  expect(read.rows[0]?.cells).toEqual(['月光', '夜、2', '']);
  const nested = `[${plain},{"name":{"zh":"月光"}},{"tags":[{"id":1}]}]`;
  await expect(readImportFile(fileOf('n.json', nested))).rejects.toMatchObject({
    fault: 'rows',
    rows: [2, 3],
  });
  await expect(
    readImportFile(fileOf('b.json', '[{"name":"月光"},"星光",["陽光"]]')),
  ).rejects.toMatchObject({ fault: 'rows', rows: [2, 3] });
  const broken = new TextEncoder().encode('[{"name":"月光"}]');
  broken[10] = 0xff;
  const zero = '[{"name":"月光"},{"name":"星\\u0000光"}]';
  await expect(readImportFile(fileOf('c.json', broken))).rejects.toMatchObject({ rows: [1] });
  await expect(readImportFile(fileOf('d.json', zero))).rejects.toMatchObject({ rows: [2] });
});

it.each([
  ['empty', '空.csv', '名稱,說明\r\n'],
  ['tooMany', '多.csv', `名稱\n${'x\n'.repeat(20_001)}`],
  ['unreadable', '壞.json', '{"a":'],
  ['unreadable', '一個.json', '{"a": 1}'],
])('says that a file is %s', async (fault, name, content) => {
  await expect(readImportFile(fileOf(name, content))).rejects.toMatchObject({ fault });
});

it('ten thousand rows are there', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `場地 ${index},"台北, 信義",200`);
  const file = await readImportFile(fileOf('大.csv', `名稱,地點,人數\n${lines.join('\n')}`));
  expect(file.rows).toHaveLength(10_000);
});
