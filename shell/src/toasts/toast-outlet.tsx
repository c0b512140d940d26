import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { ToastQueue } from './toast-queue';

const SonnerOutlet = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './sonner-outlet').then((chunk) => ({
    default: chunk.SonnerOutlet,
  })),
);

/** The place where toasts appear; one a site. Loads its code with the first toast. */
export function ToastOutlet({ queue }: { queue: ToastQueue }) {
  const isUsed = useSyncExternalStore(queue.subscribe, queue.isUsed);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <SonnerOutlet queue={queue} />
    </Suspense>
  );
}
