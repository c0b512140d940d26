import { SilentFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useAfterFirstPaint } from './use-after-first-paint';

/** Without its code there is no bell, and everything else stands. */
const NotificationBell = lazyPart(
  () =>
    import(/* webpackChunkName: "notifications" */ '../notifications').then(
      (m) => m.NotificationBell,
    ),
  { Failed: SilentFailure },
);

/** The place of the bell; what belongs in it is fetched when the page stands. */
export function NotificationSlot() {
  const isIdle = useAfterFirstPaint();
  return <div style={{ width: 44, height: 44 }}>{isIdle && <NotificationBell />}</div>;
}
