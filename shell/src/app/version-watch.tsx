import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { Registry } from '@spotlight/shared/contract/schema';
import { useEffect, useState } from 'react';
import { NewVersionBanner } from '../layout';
import { watchRegistry } from '../remotes/watch-registry';

/** Offers a newer version of the site once there is one; the visitor decides when. */
export function VersionWatch({
  registry,
  sessionId,
  hasUnsavedChanges,
}: {
  registry: Registry;
  sessionId: string;
  hasUnsavedChanges: () => boolean;
}) {
  const { t } = useTranslation('shell');
  const [isNewer, setIsNewer] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(
    () => watchRegistry({ registry, sessionId, onChange: setIsNewer }),
    [registry, sessionId],
  );
  if (!isNewer || isPutOff) return null;

  const handleApply = () => {
    // The browser asks once more before it drops input; this says why.
    if (hasUnsavedChanges() && !window.confirm(t('newVersion.unsaved'))) return;
    window.location.reload();
  };
  return <NewVersionBanner onApply={handleApply} onLater={() => setIsPutOff(true)} />;
}
