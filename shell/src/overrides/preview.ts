import { DEFAULT_LANGUAGE, LANGUAGES } from '@spotlight/shared/contract/language';
import { readToken } from '@spotlight/shared/contract/preview';
import type { ModuleManifest, RemoteVersion } from '@spotlight/shared/contract/schema';
import { bytesOf, importKey, pageKeys } from '../remotes/signature';
import type { Refusal } from './refusal';

/** What a build says of itself (`build.json`); names of files are relative. */
interface Build {
  entry: string;
  files: string[];
  chunks: Record<string, string[]>;
  languages?: string[];
}

/**
 * May this link show a version of the remote? Only when its owner has signed it, and until its end. Elsewhere a browser without
 * Ed25519 trusts the page for the hashes; a link is nothing that the page says, so there is nothing to trust.
 */
export async function previewRefusal(
  id: string,
  token: string,
  keys = pageKeys(),
): Promise<Refusal | undefined> {
  const read = readToken(token);
  if (read?.preview.preview !== id) return 'forged';
  if (!globalThis.crypto?.subtle) return 'no-ed25519';
  const statement = new TextEncoder().encode(read.statement);
  const signature = bytesOf(read.signature);
  for (const x of keys[id] ?? []) {
    const key = await importKey(x);
    if (!key) return 'no-ed25519';
    if (await crypto.subtle.verify('Ed25519', key, signature, statement))
      return read.preview.ends * 1000 > Date.now() ? undefined : 'ended';
  }
  return 'forged';
}

/**
 * Puts together what a registry would say of the version, from files of which each has the hash that the link leads to.
 * @throws TypeError when one is not there or is another one
 */
export async function describePreview(token: string): Promise<RemoteVersion> {
  const { preview: id, version, contents } = readToken(token)!.preview;
  const url = (file: string) => `/remotes/${id}/${version}/${file}`;
  const read = async (file: string, integrity: string | undefined): Promise<unknown> => {
    if (!integrity) throw new TypeError(`${file} is no file of ${id} ${version}`);
    return (await fetch(url(file), { integrity })).json();
  };
  const hashes = (await read('contents.json', contents)) as Record<string, string>;
  const [build, manifest] = (await Promise.all(
    ['build.json', 'module.json'].map((file) => read(file, hashes[file])),
  )) as [Build, ModuleManifest];
  const lists = LANGUAGES.flatMap((language) => {
    const hash = hashes[`${language === DEFAULT_LANGUAGE ? '' : `${language}/`}code.json`];
    return hash ? [[language, hash]] : [];
  });
  return {
    entry: url(build.entry),
    integrity: hashes[build.entry] ?? '',
    files: build.files.map(url),
    chunks: Object.fromEntries(
      Object.entries(build.chunks).map(([name, files]) => [name, files.map(url)]),
    ),
    languages: build.languages ?? [],
    code: Object.fromEntries(lists) as Record<string, string>,
    commit: 'unknown',
    publishedAt: '',
    manifest,
  };
}
