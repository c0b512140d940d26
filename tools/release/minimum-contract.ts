import { isOlder } from '@spotlight/shared/contract/minimum';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';

/**
 * What `--force-below` says, as the registry has it.
 * @throws Error when it is no version, not said of the shell, or newer than the shell that is released: its tabs would be
 * brought to it without end
 */
export function minimumOf(id: string, said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  if (id !== 'shell') throw new Error('--force-below is about tabs, so it is said of the shell.');
  if (!/^\d+\.\d+(\.\d+)?$/.test(said))
    throw new Error(
      `--force-below names a version of the contract, such as 1.11: "${said}" is none.`,
    );
  const minimum = said.split('.').length === 2 ? `${said}.0` : said;
  if (isOlder(CONTRACT_VERSION, minimum))
    throw new Error(
      `This shell has contract ${CONTRACT_VERSION}, which is itself below ${minimum}.`,
    );
  return minimum;
}
