import type { Language } from '@spotlight/shared/contract/language';
import type { Registry } from '@spotlight/shared/contract/schema';
import { admitScripts, integrityOf } from './code-list';
import { codeListOf, type CodeListAddress } from './code-list-address';

declare global {
  interface Window {
    /** Resolves when it is known which scripts are the shell's own. */
    spotlightOwnCode?: () => Promise<void>;
  }
}

/** Where the list of the shell's scripts lies: beside its main script. Of a shell that was published without lists, nothing. */
export function ownCodeList(
  { shell }: Registry,
  main: string,
  language: Language,
): CodeListAddress | undefined {
  const version = shell.versions[shell.active];
  return version && codeListOf({ ...version, entry: main }, language);
}

/** Lets the shell ask for its late scripts (`src/own-chunks.ts`), and for no others. */
export function provideOwnCode(list: () => CodeListAddress | undefined): void {
  window.spotlightIntegrity = integrityOf;
  let address: CodeListAddress | undefined;
  let hasFailed = false;
  window.spotlightOwnCode = async () => {
    address ??= list();
    if (!address) return;
    try {
      await admitScripts(address, hasFailed);
    } catch (fault) {
      hasFailed = true;
      throw fault;
    }
  };
}
