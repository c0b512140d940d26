/** Which scripts belong to a version: no other is run for it. */
import { integrityIn, readCodeList, type CodeList } from '../boot/code-list';
import type { CodeListAddress } from '../boot/code-list-address';

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
 * @throws when the list does not come, or is not the one that is signed
 */
export async function admitScripts(address: CodeListAddress, isRetry: boolean): Promise<void> {
  const list = await readCodeList(address, isRetry);
  admitted.set(folderOf(address.href), { list, address });
  window.spotlightIntegrity ??= (url) => integrityOf(new URL(url, location.origin).pathname);
}

/** The hash that a script of an admitted version has to have; nothing where the version came without a list. */
export function integrityOf(pathname: string): string {
  const version = admitted.get(folderOf(pathname));
  return version ? integrityIn(version.list, version.address, pathname) : '';
}

const folderOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf('/') + 1);
