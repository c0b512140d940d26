import type { Registry } from '@spotlight/shared/contract/schema';
import { SilentFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useEffect, useState } from 'react';
import { watchRegistry } from '../remotes/watch-registry';
import type { Found } from '../update/look-at-registry';

/** Most visits end before there is anything to offer. What cannot be fetched is not offered. */
const NewVersion = lazyPart(
  () =>
    import(/* webpackChunkName: "new-version" */ '../update/new-version').then((m) => m.NewVersion),
  { Failed: SilentFailure },
);

/** Offers a newer version of the site once there is one, or brings it where the contract demands it. */
export function VersionWatch({
  registry,
  hasUnsavedChanges,
}: {
  registry: Registry;
  hasUnsavedChanges: () => boolean;
}) {
  const [found, setFound] = useState<Found>({ kind: 'same' });
  useEffect(() => watchRegistry({ registry, onFound: setFound }), [registry]);
  return (
    found.kind !== 'same' && <NewVersion found={found} hasUnsavedChanges={hasUnsavedChanges} />
  );
}
