import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Registry } from '@spotlight/shared/contract/schema';
import { SilentFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useEffect, useState } from 'react';
import { watchRegistry } from '../remotes/watch-registry';
import { shellTexts } from '../texts';

/** Most visits end before there is anything to offer. What cannot be fetched is not offered. */
const NewVersionBanner = lazyPart(
  () =>
    import(/* webpackChunkName: "new-version" */ '../layout/new-version-banner').then(
      (m) => m.NewVersionBanner,
    ),
  { Failed: SilentFailure },
);

/** Offers a newer version of the site once there is one; the visitor decides when. */
export function VersionWatch({
  registry,
  hasUnsavedChanges,
}: {
  registry: Registry;
  hasUnsavedChanges: () => boolean;
}) {
  const t = useTexts(shellTexts);
  const [isNewer, setIsNewer] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => watchRegistry({ registry, onChange: setIsNewer }), [registry]);
  if (!isNewer || isPutOff) return null;

  const handleApply = () => {
    // The browser asks once more before it drops input; this says why.
    if (hasUnsavedChanges() && !window.confirm(t('newVersion.unsaved'))) return;
    window.location.reload();
  };
  return <NewVersionBanner onApply={handleApply} onLater={() => setIsPutOff(true)} />;
}
