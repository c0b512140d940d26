import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const STOPS = 'a[href], button:not(:disabled)';

/**
 * Keyboard of a button with a panel of links under it: arrows walk through, Home and End jump, Escape
 * closes and gives the focus back to the button; leaving by Tab or pressing elsewhere closes.
 * @returns refs and handlers for the element around both and for the button
 */
export function usePanelKeys({
  isOpen,
  open,
  close,
}: {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}) {
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = ({ target }: PointerEvent) => {
      if (!rootRef.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen, close]);

  const stops = () =>
    [...(rootRef.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(
      (stop) => stop !== triggerRef.current,
    );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      triggerRef.current?.focus();
      return;
    }
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: all[at + 1] ?? all[0],
      ArrowUp: at <= 0 ? all.at(-1) : all[at - 1],
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    const isOnTrigger = document.activeElement === triggerRef.current;
    if (event.key === 'ArrowDown' && isOnTrigger && !isOpen) {
      event.preventDefault();
      open();
      // The panel is drawn after this event.
      requestAnimationFrame(() => stops()[0]?.focus());
    } else if (target && isOpen && !(isOnTrigger && event.key !== 'ArrowDown')) {
      event.preventDefault();
      target.focus();
    }
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !rootRef.current?.contains(relatedTarget)) close();
  }

  return { rootProps: { ref: rootRef, onKeyDown, onBlur }, triggerRef };
}
