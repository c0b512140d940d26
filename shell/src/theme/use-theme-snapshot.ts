import type { Theme } from '@spotlight/shared/contract';
import { useSyncExternalStore } from 'react';
import type { ThemeStore } from './theme-store';

/** The contract's theme, for the one who fills `ShellServices`. */
export const useThemeSnapshot = (store: ThemeStore): Theme =>
  useSyncExternalStore(store.subscribe, store.getSnapshot);
