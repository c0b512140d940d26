import { isTyping } from '@spotlight/shared/ui/parts';
import { useEffect } from 'react';

const STORED = 'spotlight.slashKey';

/** Whether `/` alone opens the search: on this device, on by default. A single key has to be one's own choice. */
export const isSlashOn = (): boolean => localStorage.getItem(STORED) !== 'off';

export const setSlashOn = (isOn: boolean): void =>
  localStorage.setItem(STORED, isOn ? 'on' : 'off');

/** ⌘K, Ctrl K and `/` open the search anywhere, except while somebody types or a dialog is open. */
export function useSearchKeys(open: () => void) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      const isMeant = hasModifier
        ? !event.shiftKey && event.key.toLowerCase() === 'k'
        : event.key === '/' && isSlashOn();
      if (!isMeant) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [open]);
}
