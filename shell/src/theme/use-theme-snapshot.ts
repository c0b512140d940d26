import type { Theme } from '@spotlight/shared/contract';
import { useStore } from '@spotlight/shared/vendor/store';
import type { ThemeStore } from './theme-store';

/** The contract's theme, for the one who fills `ShellServices`. */
export const useThemeSnapshot = (store: ThemeStore): Theme => useStore(store);
