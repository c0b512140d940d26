import { findByPath } from '@spotlight/shared/contract/match-path';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { use } from 'react';
import { ManifestsContext } from '../app/home-slots';

/** What stands against loading the tab anew, if anything does. */
export type Hindrance = 'none' | 'unsaved' | 'held';

/**
 * May this tab be loaded anew now, on the way to `pathname`? Not where somebody pays or lets people in, not while
 * something is being sent, and not while something is typed and not saved.
 */
export function useBorder(hasUnsavedChanges: () => boolean) {
  const manifests = use(ManifestsContext);
  const queryClient = useQueryClient();
  const pages = manifests.flatMap((manifest) => manifest.pages);
  const holds = (pathname: string) => findByPath(pages, pathname)?.page.holdsUpdate === true;
  return (pathname = window.location.pathname): Hindrance => {
    const isHeld = [pathname, window.location.pathname].some(holds);
    if (isHeld || queryClient.isMutating() > 0) return 'held';
    return hasUnsavedChanges() ? 'unsaved' : 'none';
  };
}
