import { taipeiDay } from '@spotlight/shared/format';
import { SilentFailure, lazyPart } from '@spotlight/shared/ui';
import { useEffect, useState } from 'react';
import { isFreeForPopup, popupArea } from './popup-area';

const STORED = 'spotlight.ad-popup';
/** First the page, then this. */
const WAIT_MS = 6000;

const PopupCard = lazyPart(
  () => import(/* webpackChunkName: "ad-popup" */ './popup-card').then((m) => m.PopupCard),
  { pending: null, Failed: SilentFailure },
);

function wasShownToday(): boolean {
  try {
    return localStorage.getItem(STORED) === taipeiDay();
  } catch {
    // Where nothing can be kept, once a day cannot be kept either.
    return true;
  }
}

/**
 * The popup of the day: once for each device, in a corner, while nothing is typed and no form lies below it. It takes
 * no focus and holds nobody up.
 */
export function AdPopup() {
  const [state, setState] = useState<'waiting' | 'open' | 'over'>('waiting');
  useEffect(() => {
    if (state !== 'waiting' || wasShownToday()) return undefined;
    const timer = setInterval(() => {
      if (isFreeForPopup(document, popupArea(window))) setState('open');
    }, WAIT_MS);
    return () => clearInterval(timer);
  }, [state]);
  if (state !== 'open') return null;
  return (
    <PopupCard
      onShown={() => localStorage.setItem(STORED, taipeiDay())}
      onClose={() => setState('over')}
    />
  );
}
