import type { ModuleManifest } from '@spotlight/shared/contract';
import { useEffect } from 'react';
import { useAfterFirstPaint } from '../layout/use-after-first-paint';

/** Is the site open as an app of its own? Safari on iOS has its own word for it. */
const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Who installed the site starts it where there is no network, too: the first page that promises to open without
 * is cached even if it was never visited. Any other address then says what is missing, and leads there.
 */
export function InstalledStart({ manifests }: { manifests: readonly ModuleManifest[] }) {
  const isIdle = useAfterFirstPaint();
  const path = manifests
    .flatMap(({ pages }) => pages)
    .find((page) => page.offline && !page.path.includes(':'))?.path;
  useEffect(() => {
    if (!isIdle || path === undefined || !isInstalled()) return;
    import(/* webpackChunkName: "offline" */ './cache-page')
      .then(({ cachePage }) => cachePage(path))
      // No promise broken yet: the next start tries again.
      .catch(() => undefined);
  }, [isIdle, path]);
  return null;
}
