import type { RemoteModule } from './remote-module';
import { CONTRACT_VERSION } from './version';

/**
 * Declares a remote's module, with the version of the contract that it is built against. Every remote
 * carries its own copy of this file (so it is no part of `@spotlight/shared/contract`, which the shell
 * provides at run time): asked of the shell's contract, the version would always be the shell's own.
 */
export const defineModule = (module: Omit<RemoteModule, 'contractVersion'>): RemoteModule => ({
  ...module,
  contractVersion: CONTRACT_VERSION,
});
