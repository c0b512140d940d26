import { isTyping } from '@spotlight/shared/ui';
import { useEffect, useRef, useState } from 'react';

const STORED = 'spotlight.admin.singleKeys';

/** What a key does; true when it was for it, so that nothing else happens. */
export type RoomKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Whether single keys are switched on: on this device, on by default. */
export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  const set = (next: boolean) => {
    localStorage.setItem(STORED, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, set];
}

/** Whether a dialog is open that is more than the frame of the open row. */
const isAsked = () =>
  [...document.querySelectorAll('dialog[open]')].some(
    (open) => !open.querySelector('[data-row-panel]'),
  );

/**
 * Single keys of a room. They rest while somebody types, while a dialog other than that of the open row is, and
 * with a modifier; Escape works while typing, too. Enter on a button stays that button's.
 */
export function useRoomKeys(keys: RoomKeys, isOn: boolean) {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isAsked() && event.key !== '?') return;
      if (event.key !== 'Escape' && (!isOn || isTyping(event.target))) return;
      if (event.key === 'Enter' && event.target instanceof Element) {
        if (event.target.closest('button, a, summary')) return;
      }
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOn]);
}
