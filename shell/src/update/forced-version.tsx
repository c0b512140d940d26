import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef, useState } from 'react';
import updateTexts from '../locales/update.zh-TW.json';
import { rememberForced } from './forced-once';
import { UnsavedDialog } from './unsaved-dialog';
import { UpdateBar } from './update-bar';
import { useBorder, type Hindrance } from './use-border';

const LOOK_MS = 1000;
/** Somebody who is asked has that long to finish, and may say so that many times. */
const RESPITE_MS = 2 * 60_000;
const RESPITES = 3;
const RENEWING_MS = 10_000;

const reload = () => window.location.reload();

export interface ForcedVersionProps {
  /** The contract that tabs must have. */
  minimum: string;
  hasUnsavedChanges: () => boolean;
  /** For tests, which have no page to load. */
  onReload?: () => void;
}

/**
 * The shell of this tab is no longer supported. Loads the tab anew as soon as nothing stands against it; asks where
 * something is typed and not saved, which is never dropped without a press; waits where somebody pays or lets people in.
 */
export function ForcedVersion({
  minimum,
  hasUnsavedChanges,
  onReload = reload,
}: ForcedVersionProps) {
  const t = useTexts(updateTexts);
  const hindranceTo = useBorder(hasUnsavedChanges);
  const [hindrance, setHindrance] = useState<Hindrance>(hindranceTo);
  const [respite, setRespite] = useState({ count: 0, until: 0 });
  const [isDue, setDue] = useState(true);
  const isLeaving = useRef(false);

  useEffect(() => {
    const leave = async () => {
      isLeaving.current = true;
      await Promise.race([renewOfflinePages(), wait(RENEWING_MS)]);
      isLeaving.current = false;
      if (hindranceTo() !== 'none') return;
      rememberForced(minimum);
      onReload();
    };
    const look = () => {
      setHindrance(hindranceTo());
      setDue(Date.now() >= respite.until);
      if (hindranceTo() === 'none' && navigator.onLine && !isLeaving.current) void leave();
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [hindranceTo, minimum, onReload, respite]);

  if (hindrance === 'unsaved' && isDue) {
    const putOff = () => {
      setRespite({ count: respite.count + 1, until: Date.now() + RESPITE_MS });
      setDue(false);
    };
    return (
      <UnsavedDialog
        onKeep={respite.count < RESPITES ? putOff : undefined}
        onDrop={() => {
          rememberForced(minimum);
          onReload();
        }}
      />
    );
  }
  return <UpdateBar text={t(hindrance === 'unsaved' ? 'endingUnsaved' : 'ending')} />;
}

/** What opens without network is fetched anew first; what cannot be is dropped. */
const renewOfflinePages = () =>
  import(/* webpackChunkName: "offline" */ '../offline/cache-page')
    .then((offline) => offline.renewOfflinePages())
    .catch(() => undefined);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
