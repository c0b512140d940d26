import type { Theme, ThemePreference } from '@spotlight/shared/contract';
import { createStore, type ReadonlyStore } from '@spotlight/shared/vendor/store';
import { THEME_STORAGE_KEY } from './theme-storage-key';

/** The theme in the contract's terms. */
export interface ThemeStore extends ReadonlyStore<Theme> {
  /** Takes over what the account says, without saying it back to the account. */
  adopt(preference: ThemePreference): void;
  /** Shows the preference and follows other tabs. @returns a function that ends the following. */
  start(): () => void;
}

/**
 * The visitor's choice of light, dark or the device's own (the default), stored on the device.
 * @param onChoose called when the visitor chooses, so that the choice can be stored with the account
 */
export function createThemeStore(onChoose?: (preference: ThemePreference) => void): ThemeStore {
  const store = createStore<Theme>(() => ({ preference: readStored(), setPreference }));

  function show(preference: ThemePreference): void {
    document.documentElement.dataset['theme'] = preference;
    if (preference !== store.getState().preference) store.setState({ preference });
  }

  function adopt(preference: ThemePreference): void {
    try {
      localStorage.setItem(THEME_STORAGE_KEY, preference);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    show(preference);
  }

  function setPreference(preference: ThemePreference): void {
    adopt(preference);
    onChoose?.(preference);
  }

  return {
    ...store,
    adopt,
    start() {
      show(store.getState().preference);
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === THEME_STORAGE_KEY) show(readStored());
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

function readStored(): ThemePreference {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
