import type { Registry } from './registry.schema';

/** Languages of the interface. Every bundle is built in each of them and speaks one alone. */
export const LANGUAGES = ['zh-TW', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What texts are written in first, and what a text that is missing in another language is shown in. */
export const DEFAULT_LANGUAGE = 'zh-TW' as const satisfies Language;

/** Where a device stores what its visitor, or their account, has chosen, and a tab what a link has asked for. */
export const LANGUAGE_STORAGE_KEY = 'spotlight-language';

/** The language of ours that a tag such as `en-GB` or `zh-Hant-TW` asks for. */
export const languageOf = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language.slice(0, 2) === tag?.slice(0, 2));

/** Folder of a version: everything in it but the language. */
const versionFolder = /^\/(shell|remotes\/[^/]+)\/[^/]+\//;

/** Where the same file is in another language. */
export const addressIn = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : address.replace(versionFolder, `$&${language}/`);

const filesIn = (chunks: Record<string, string[]>, at: (address: string) => string) =>
  Object.fromEntries(Object.entries(chunks).map(([name, files]) => [name, files.map(at)]));

/**
 * The registry as visitors of a language read it: addresses lead to files in their language. A version that was
 * published without it keeps its own.
 */
export function registryIn(registry: Registry, language: Language): Registry {
  if (language === DEFAULT_LANGUAGE) return registry;
  const at = (address: string) => addressIn(address, language);
  const speaks = ({ languages }: { languages?: string[] | undefined }) =>
    languages?.includes(language);
  const { shell, remotes } = JSON.parse(JSON.stringify(registry)) as Registry;
  for (const version of Object.values(shell.versions)) {
    if (!speaks(version)) continue;
    version.files = version.files.map(at);
    version.chunks = filesIn(version.chunks, at);
  }
  for (const version of Object.values(remotes).flatMap((remote) =>
    Object.values(remote.versions),
  )) {
    if (!speaks(version)) continue;
    version.entry = at(version.entry);
    version.files = version.files.map(at);
    version.chunks = filesIn(version.chunks, at);
  }
  return { ...registry, shell, remotes };
}
