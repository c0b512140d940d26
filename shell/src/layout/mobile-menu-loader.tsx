import { OverlayFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useState, type ReactNode } from 'react';
import type { NavigationItem } from './navigation';

const MobileMenu = lazyPart(
  () => import(/* webpackChunkName: "mobile-menu" */ './mobile-menu').then((m) => m.MobileMenu),
  { Failed: OverlayFailure },
);

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
    preload: () => void MobileMenu.preload(),
    element: isOpen && <MobileMenu navigation={navigation} onClose={() => setOpen(false)} />,
  };
}
