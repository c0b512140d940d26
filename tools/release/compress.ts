import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressible = /\.(js|css|html|json|svg|txt)$/;
/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 512;

/** Writes `.br` and `.gz` beside every text file of a folder, so that no server compresses at run time. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  for (const [ending, content] of await compressedCopies(await readFile(file)))
    await writeFile(`${file}${ending}`, content);
}

/** What stands beside a text file, by the ending of its name; nothing beside one that is small already. */
export async function compressedCopies(content: Buffer): Promise<[string, Buffer][]> {
  if (content.length < SMALLEST_BYTES) return [];
  const [br, gz] = await Promise.all([compressBrotli(content), gzipAsync(content, { level: 9 })]);
  return [
    ['.br', br],
    ['.gz', gz],
  ];
}

/** Brotli at the highest level: the size that budgets speak of. */
export function compressBrotli(content: Buffer): Promise<Buffer> {
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
