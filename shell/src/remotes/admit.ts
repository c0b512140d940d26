/** Which scripts belong to a version: no other is run for it. */
import type { Language } from '@spotlight/shared/contract/language';
import { admitScripts, integrityOf } from '../boot/code-list';
import { codeListOf } from '../boot/code-list-address';
import type { VersionFiles } from './version-files';

/**
 * Reads which scripts belong to a version. From then on no other is run for it.
 * @throws Error of the name that the federation runtime gives to scripts which are not run, when the list does not come, is not the one that is signed, or names another entry than the registry
 */
export async function admit(files: VersionFiles, isRetry: boolean): Promise<void> {
  const address = codeListOf(files, files.language as Language);
  if (!address) return;
  try {
    await admitScripts(address, isRetry);
  } catch {
    throw notRun(address.href);
  }
  // The registry in the page says what it is as well, but nobody has signed that.
  if (integrityOf(files.entry) !== files.integrity) throw notRun(files.entry);
}

const notRun = (address: string) => new Error(`ScriptNetworkError: ${address}`);
