/** Which scripts belong to a version: no other is run for it. */
import type { Language } from '@spotlight/shared/contract/language';
import { integrityIn, readCodeList, type CodeList } from '../boot/code-list';
import { codeListOf, type CodeListAddress } from '../boot/code-list-address';
import { ScriptError } from './script-error';
import type { VersionFiles } from './version-files';

declare global {
  interface Window {
    /** The hash of a script, for those who ask for one later (`tools/webpack/chunk-integrity-plugin.ts`). */
    spotlightIntegrity?: (url: string) => string;
  }
}

/** Lists of admitted versions, by the folder of their scripts. */
const admitted = new Map<string, { list: CodeList; address: CodeListAddress }>();

/**
 * Reads which scripts belong to a version. From then on no other is run for it.
 * @throws ScriptError when the list does not come, is not the one that is signed, or names another entry than the registry
 */
export async function admit(files: VersionFiles, isRetry: boolean): Promise<void> {
  const address = codeListOf(files, files.language as Language);
  if (!address) return;
  try {
    admitted.set(folderOf(address.href), { list: await readCodeList(address, isRetry), address });
  } catch {
    throw new ScriptError(address.href);
  }
  window.spotlightIntegrity ??= (url) => integrityOf(new URL(url, location.origin).pathname);
  // The registry in the page says what it is as well, but nobody has signed that.
  if (integrityOf(files.entry) !== files.integrity) throw new ScriptError(files.entry);
}

/** The hash that a script of an admitted version has to have; nothing where the version came without a list. */
function integrityOf(pathname: string): string {
  const version = admitted.get(folderOf(pathname));
  return version ? integrityIn(version.list, version.address, pathname) : '';
}

const folderOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf('/') + 1);
