/**
 * Counts, while a canary runs, how many visitors open the remote and how many of them see it fail: of those who have the
 * canary, and of as many others. Of each device one of each, because the same device fails in the same way again.
 */
import { pinOf, shareOf } from '@spotlight/shared/contract/canary';
import { isMeasuringAllowed } from '@spotlight/shared/contract/measuring';
import { resolveRemote, type Registry } from '@spotlight/shared/contract/schema';
import type { Backend } from '@spotlight/shared/data';
import { tabContext } from '../boot/tab-context';
import { countCanary } from '../data/canary/canary.repository';
import type { RemoteFault } from './remote-fault';
import type { RemoteStores } from './remote-stores';

/** What this device has told: `mf-events@<version> opened`, several in lines. */
const TOLD = 'spotlight-canaries';

interface Site {
  registry: Registry;
  backend: Backend;
}

/** Which version of a remote this device is counted for; those who were led to one by name are not, nor those who do not want to be measured. */
export function countedVersion(registry: Registry, id: string) {
  const remote = registry.remotes[id];
  const { __visitor: visitor } = window;
  if (!remote?.canary || !visitor || !isMeasuringAllowed()) return undefined;
  if (pinOf(id, remote, visitor) !== undefined) return undefined;
  const found = resolveRemote(registry, id, tabContext());
  if (found.kind === 'unavailable') return undefined;
  const isOnCanary = found.source === 'canary';
  if (!isOnCanary && found.source !== 'active') return undefined;
  const { percent, version } = remote.canary;
  const isCounted = isOnCanary || shareOf(id, version, visitor) < 2 * percent;
  return isCounted ? { isOnCanary, canary: version, version: found.version } : undefined;
}

/** One after the other: who has seen it fail has opened it before. */
let telling = Promise.resolve();

function tell(id: string, what: 'opened' | 'broken', { registry, backend }: Site): void {
  const counted = countedVersion(registry, id);
  if (!counted) return;
  const { canary: version, isOnCanary } = counted;
  const mark = `${id}@${version} ${what}`;
  telling = telling
    .then(async () => {
      const told = (localStorage.getItem(TOLD) ?? '').split('\n');
      if (told.includes(mark)) return;
      await countCanary(backend, { module: id, version, isOnCanary, isBroken: what === 'broken' });
      const running = told.filter((line) =>
        Object.entries(registry.remotes).some(
          ([each, { canary }]) => canary && line.startsWith(`${each}@${canary.version} `),
        ),
      );
      localStorage.setItem(TOLD, [...running, mark].join('\n'));
    })
    // Nobody on this side can do anything about it, and the figures do not need everybody.
    .catch(() => undefined);
}

/** Counts each remote of which a canary runs, once this tab opens it. */
export function countOpened(stores: RemoteStores, site: Site): void {
  for (const [id, { view }] of stores) {
    if (!countedVersion(site.registry, id)) continue;
    const look = () => {
      const { status } = view.getState().remote;
      if (status === 'idle' || status === 'disabled') return;
      stop();
      tell(id, 'opened', site);
    };
    const stop = view.subscribe(look);
    look();
  }
}

/** Counts a fault of the version that this tab is led to; not one of a version that stands in. */
export function countFault({ remoteId, version }: RemoteFault, site: Site): void {
  const counted = countedVersion(site.registry, remoteId);
  if (counted?.version === version) tell(remoteId, 'broken', site);
}
