import type { Registry } from '@spotlight/shared/contract/schema';
import { SilentFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useEffect, useState } from 'react';
import { watchRegistry } from '../remotes/watch-registry';

/** Most visits end before there is anything to offer. What cannot be fetched is not offered. */
const NewVersion = lazyPart(
  () =>
    import(/* webpackChunkName: "new-version" */ '../layout/new-version').then((m) => m.NewVersion),
  { Failed: SilentFailure },
);

/** Offers a newer version of the site once there is one. */
export function VersionWatch({
  registry,
  hasUnsavedChanges,
}: {
  registry: Registry;
  hasUnsavedChanges: () => boolean;
}) {
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => watchRegistry({ registry, onChange: setIsNewer }), [registry]);
  return isNewer && <NewVersion hasUnsavedChanges={hasUnsavedChanges} />;
}
