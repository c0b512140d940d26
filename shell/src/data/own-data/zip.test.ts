import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipOf } from './zip';

const bytesOf = (file: Blob) =>
  new Promise<Buffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(Buffer.from(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(file);
  });

/** What another program, which checks every sum, finds in an archive. */
const READ = `
import sys, json, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps({i.filename: z.read(i).decode('utf-8') for i in z.infolist()}))
`;

it('is an archive that other programs read, with names and words in Chinese', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const file = path.join(folder, 'archive.zip');
  try {
    const entries = [
      { name: '我的資料.html', content: '<p>票券 🎫</p>' },
      { name: 'data.json', content: '{"空": ""}'.repeat(5000) },
      { name: 'empty.txt', content: '' },
    ];
    writeFileSync(file, await bytesOf(zipOf(entries, new Date('2026-03-14T11:22:33'))));
    const read = JSON.parse(
      execFileSync('python3', ['-c', READ, file], { encoding: 'utf8' }),
    ) as object;
    expect(read).toEqual(Object.fromEntries(entries.map(({ name, content }) => [name, content])));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
