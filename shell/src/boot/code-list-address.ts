import { DEFAULT_LANGUAGE, type Language } from '@spotlight/shared/contract/language';
import type { RemoteVersion } from '@spotlight/shared/contract/schema';

/** Where the hashes of all scripts of a version lie, and the hash of that file. */
export interface CodeListAddress {
  href: string;
  integrity: string;
}

/** The list of a version, as `registryIn` gives it; of one that was published without lists, none. */
export function codeListOf(
  { entry, languages, code }: Pick<RemoteVersion, 'entry' | 'languages' | 'code'>,
  language: Language,
): CodeListAddress | undefined {
  const integrity = code?.[languages?.includes(language) ? language : DEFAULT_LANGUAGE];
  return integrity === undefined
    ? undefined
    : { href: entry.replace(/[^/]+$/, 'code.json'), integrity };
}
