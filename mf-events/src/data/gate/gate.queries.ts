import { useBackend, useLive, useSession } from '@spotlight/shared/contract';
import { toAppError, type Backend } from '@spotlight/shared/data';
import { clockDifference, serverNow } from '@spotlight/shared/format';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { gateKeys } from './gate.keys';
import { getCounts, getManifest } from './gate.repository';
import { manifestKey, type CachedManifest } from './gate.schema';
import type { OpenScanner } from './use-scanner';

/** The list behind a scanner, and whether it is the one of an earlier moment for want of network. */
export interface LoadedManifest extends CachedManifest {
  isFromDevice: boolean;
}

const MANIFEST_EVERY_MS = 60_000;
/** Not every network that comes back says so. */
const RETRY_EVERY_MS = 10_000;
/** Also while changes are heard: a socket through a network that never answers seems open for a minute. */
const COUNTS_EVERY_MS = 10_000;

const manifestQuery = (
  backend: Backend,
  { storage, cached: earlier }: OpenScanner,
  eventId: string,
  userId: string,
) =>
  queryOptions({
    queryKey: gateKeys.manifest(eventId, userId),
    queryFn: async ({ signal }): Promise<LoadedManifest> => {
      const key = manifestKey(userId, eventId);
      const askedAt = new Date(serverNow()).toISOString();
      try {
        const manifest = await getManifest(backend, eventId, signal);
        const difference = clockDifference();
        const cached = { key, eventId, userId, manifest, askedAt, clockDifference: difference };
        // Without room on the device the scanner still works for as long as the page is open.
        await storage.putManifest(cached).catch(() => undefined);
        return { ...cached, isFromDevice: false };
      } catch (thrown) {
        const { isTransient, code } = toAppError(thrown);
        // Who is not gate staff any more keeps no list either.
        if (code === 'FORBIDDEN' || code === 'NOT_FOUND') await storage.forgetManifest(key);
        const cached = isTransient ? await storage.getManifest(key).catch(() => null) : null;
        if (!cached) throw thrown;
        return { ...cached, isFromDevice: true };
      }
    },
    // A network that never answers is noticed late; until then there is the list of before.
    initialData: earlier ? { ...earlier, isFromDevice: false } : undefined,
    initialDataUpdatedAt: 0,
    networkMode: 'always',
    // What the device has stands in at once; nobody waits at a gate for a third attempt.
    retry: false,
    refetchInterval: ({ state }) => (state.data?.isFromDevice ? RETRY_EVERY_MS : MANIFEST_EVERY_MS),
    refetchOnReconnect: 'always',
    staleTime: 0,
  });

/** The list of an event's tickets, renewed each minute and cached on the device. */
export function useGateManifest(eventId: string, opened: OpenScanner) {
  const { user } = useSession();
  return useQuery({
    ...manifestQuery(useBackend(), opened, eventId, user?.id ?? ''),
    enabled: user !== null,
  });
}

const changes = { entry: [gateKeys.allCounts] };
/** Scans of a busy gate are counted together. */
const GATHER_MS = 1_000;

/** How many are inside, counted by the server over all devices. */
export function useCheckinCounts(eventId: string, isEnabled: boolean) {
  const backend = useBackend();
  const { user } = useSession();
  useLive(isEnabled && user ? `gate:${eventId}` : null, changes, GATHER_MS);
  return useQuery({
    queryKey: gateKeys.counts(eventId, user?.id ?? ''),
    queryFn: ({ signal }) => getCounts(backend, eventId, signal),
    enabled: isEnabled && user !== null,
    refetchInterval: COUNTS_EVERY_MS,
    staleTime: 0,
    retry: false,
  });
}
