import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@spotlight/shared/contract/language';
import { manifestSchema, type RemoteVersion } from '@spotlight/shared/contract/schema';
import { canonicalJson } from '@spotlight/shared/contract/statement';

/** The list of what a version consists of lies in its folder. */
export const CONTENTS_FILE = 'contents.json';

/** File of a version, by its name from the version's folder → `sha256-…`. */
export type Contents = Record<string, string>;

/** As subresource integrity writes it. */
export const hashOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

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

/** The list of the scripts of a version in one language, which a page reads before it runs any of them. */
export const CODE_FILE = 'code.json';

/** Script, by its name from the list's folder → its SHA-256 in base64. */
export type CodeList = Record<string, string>;

/** Writes the list of the scripts that lie in a folder into it. */
export async function writeCodeList(folder: string): Promise<void> {
  const list: CodeList = {};
  for (const name of (await readdir(folder)).toSorted()) {
    if (name.endsWith('.js'))
      list[name] = hashOf(await readFile(path.join(folder, name))).replace('sha256-', '');
  }
  await writeFile(path.join(folder, CODE_FILE), JSON.stringify(list));
}

/** Language → hash of the list of scripts in it; nothing for a language without a list. */
export async function hashCodeLists(folder: string) {
  const code: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const file = path.join(folder, language === DEFAULT_LANGUAGE ? '' : language, CODE_FILE);
    if (existsSync(file)) code[language] = hashOf(await readFile(file));
  }
  return Object.keys(code).length > 0 ? code : undefined;
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

export const OTHER_MANIFEST = 'its manifest in the registry is not the one that was released';

/** The manifest of a remote lies in the folder of its version. */
export const MANIFEST_FILE = 'module.json';

/**
 * Is the manifest that a registry names the one that was released? It is no part of what is signed, but of the list of the
 * version's files, whose hash is.
 * @param list that list, and the manifest's file, as they lie there; nothing where they are missing
 */
export function isReleasedManifest(
  { contents, manifest }: RemoteVersion,
  { list, file }: Record<'list' | 'file', Buffer | null | undefined>,
): boolean {
  if (!list || !file || hashOf(list) !== contents) return false;
  if ((JSON.parse(list.toString()) as Contents)[MANIFEST_FILE] !== hashOf(file)) return false;
  const released = manifestSchema.safeParse(JSON.parse(file.toString()));
  return released.success && canonicalJson(released.data) === canonicalJson(manifest);
}
