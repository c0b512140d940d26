import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The list of what a version consists of lies in its folder. */
export const CONTENTS_FILE = 'contents.json';

/** File of a version, by its name from the version's folder → `sha384-…`. */
export type Contents = Record<string, string>;

/** As subresource integrity writes it. */
export const hashOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file of a folder but the list itself, in the order of their names. */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((each) => each.isFile())
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== CONTENTS_FILE)
    .toSorted();
}

/** Writes the list of a folder's files into it, and answers the list's own hash: whoever knows that, knows all of them. */
export async function writeContents(folder: string): Promise<string> {
  const contents: Contents = {};
  for (const file of await listFiles(folder))
    contents[file] = hashOf(await readFile(path.join(folder, file)));
  const list = Buffer.from(JSON.stringify(contents, null, 2));
  await writeFile(path.join(folder, CONTENTS_FILE), list);
  return hashOf(list);
}
