import { Suspense, lazy, type ComponentType } from 'react';
import { useAfterFirstPaint } from './use-after-first-paint';

/** Without its code there is no bell, and everything else stands. */
const NotificationBell = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "notifications" */ '../notifications').then(
    (chunk) => ({ default: chunk.NotificationBell }),
    () => ({ default: () => null }),
  ),
);

/** The place of the bell; what belongs in it is fetched when the page stands. */
export function NotificationSlot() {
  const isIdle = useAfterFirstPaint();
  return (
    <div style={{ width: 44, height: 44 }}>
      <Suspense fallback={null}>{isIdle && <NotificationBell />}</Suspense>
    </div>
  );
}
