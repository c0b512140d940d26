import type { Theme, ThemePreference } from '@spotlight/shared/contract';
import { THEME_STORAGE_KEY } from './theme-storage-key';

export interface ThemeStore {
  subscribe(listener: () => void): () => void;
  /** The theme in the contract's terms; a new object only after a change. */
  getSnapshot(): Theme;
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
  const listeners = new Set<() => void>();
  let snapshot: Theme = { preference: readStored(), setPreference };

  function show(preference: ThemePreference): void {
    document.documentElement.dataset['theme'] = preference;
    if (preference === snapshot.preference) return;
    snapshot = { preference, setPreference };
    for (const listener of listeners) listener();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    adopt,
    start() {
      show(snapshot.preference);
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
