import { OverlayFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useStore } from '@spotlight/shared/vendor/store';
import type { ToastQueue } from './toast-queue';

const SonnerOutlet = lazyPart(
  () => import(/* webpackChunkName: "toasts" */ './sonner-outlet').then((m) => m.SonnerOutlet),
  { Failed: OverlayFailure },
);

/** The place where toasts appear; one a site. Loads its code with the first toast. */
export function ToastOutlet({ queue }: { queue: ToastQueue }) {
  const { isUsed } = useStore(queue.store);
  if (!isUsed) return null;
  return <SonnerOutlet queue={queue} />;
}
