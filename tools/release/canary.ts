import { markOf } from '@spotlight/shared/contract/canary';
import type { Canary, Registry } from '@spotlight/shared/contract/schema';
import { updateRegistry } from './registry-file';

/** What a release says of its canary. */
export interface CanaryWish {
  /** Of a hundred visitors so many, at most half; with none it waits for those who rehearse it. */
  percent: number;
  /** Ids of accounts that get it in any case. */
  members?: string[];
}

/**
 * @param percent what `--canary` says
 * @param accounts what `--for` says: ids parted by commas
 * @throws Error when it is no share that a canary can have
 */
export function readWish(percent: string | undefined, accounts = ''): CanaryWish | undefined {
  if (percent === undefined) {
    if (accounts)
      throw new Error('--for names those who get a canary: say --canary, too, such as 0.');
    return undefined;
  }
  if (!/^\d+$/.test(percent) || Number(percent) > 50)
    throw new Error(
      'A canary is for 0 to 50 % of all visitors, such as --canary 5: the others are compared with it.',
    );
  return { percent: Number(percent), members: accounts.split(',').filter(Boolean) };
}

/** @throws Error where there is no active version that a canary could be compared with */
export function assertCanBeCanary(registry: Registry, id: string): void {
  if (id === 'shell') {
    throw new Error(
      'The shell has no canary: it is the page, and there is one page for everybody. Release it whole; "npm run rollback -- shell" takes it back.',
    );
  }
  if (!registry.remotes[id]) {
    throw new Error(
      `${id} was never released: there is nothing that a canary could be compared with. Release it without --canary first.`,
    );
  }
}

/** What the registry says of a canary that begins now. */
export const canaryOf = (
  id: string,
  version: string,
  { percent, members }: CanaryWish,
): Canary => ({
  version,
  percent,
  since: new Date().toISOString(),
  ...(members?.length && { members: members.map((each) => markOf(id, version, each)) }),
});

/** Makes the canary of a remote its active version. Tabs that have it notice nothing. */
export const promoteCanary = (dataDir: string, id: string, version?: string): Promise<string> =>
  endCanary(dataDir, id, version, (entry, canary) => {
    entry.lastGood = entry.active;
    entry.active = canary;
  });

/** Takes the canary of a remote from everybody, and marks it: it is never chosen by itself again. */
export const stopCanary = (dataDir: string, id: string, version?: string): Promise<string> =>
  endCanary(dataDir, id, version, (entry, canary) => {
    entry.rolledBack = { ...entry.rolledBack, [canary]: new Date().toISOString() };
  });

/**
 * @param version of which somebody has decided that; another one may have begun since
 * @returns the version that was the canary
 * @throws Error when none runs, or another one; nothing has changed then
 */
async function endCanary(
  dataDir: string,
  id: string,
  version: string | undefined,
  change: (entry: Registry['remotes'][string], canary: string) => void,
): Promise<string> {
  let ended = '';
  await updateRegistry(dataDir, ({ remotes }) => {
    const entry = remotes[id];
    ended = entry?.canary?.version ?? '';
    if (!entry || !ended)
      throw new Error(`${id} has no canary. "npm run remotes" shows which run.`);
    if (version !== undefined && version !== ended)
      throw new Error(`The canary of ${id} is ${ended} by now, and not ${version}.`);
    delete entry.canary;
    change(entry, ended);
  });
  return ended;
}
