import { Suspense, lazy, useState, type ReactNode } from 'react';
import type { NavigationItem } from './navigation';

const load = () =>
  import(/* webpackChunkName: "mobile-menu" */ './mobile-menu').then((chunk) => ({
    default: chunk.MobileMenu,
  }));
const MobileMenu = lazy(load);

/** The full-screen menu of phones, whose code is fetched when a finger comes near its button. */
export function useMobileMenu(navigation: readonly NavigationItem[]): {
  isOpen: boolean;
  open(): void;
  preload(): void;
  element: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => setOpen(true),
    preload: () => void load().catch(() => undefined),
    element: isOpen && (
      <Suspense fallback={null}>
        <MobileMenu navigation={navigation} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
