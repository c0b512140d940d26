import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

/** Delays of a menu that opens under the mouse, in milliseconds. */
export const HOVER_OPEN_MS = 200;
/** Whoever left a menu less than this ago is still looking for something: open the next at once. */
export const HOVER_SKIP_MS = 300;
export const HOVER_CLOSE_MS = 150;

export interface HoverDisclosure {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** For the trigger's click: opens, pins what the mouse had opened, or closes. */
  toggle(): void;
  /** For the element around trigger and panel. */
  hoverProps: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
  };
}

/** A panel that opens under a resting mouse, by click, or by `open()`; only the mouse hovers. */
export function useHoverDisclosure(): HoverDisclosure {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const closedAt = useRef(-Infinity);
  const wasHovered = useRef(false);

  const later = useCallback((act: () => void, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const open = useCallback(() => {
    window.clearTimeout(timer.current);
    wasHovered.current = false;
    setOpen(true);
  }, []);

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    closedAt.current = Date.now();
    setOpen(false);
  }, []);

  const toggle = () => {
    if (isOpen && !wasHovered.current) close();
    else open();
  };

  const hoverProps = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      const openByHover = () => {
        wasHovered.current = true;
        setOpen(true);
      };
      if (isOpen) window.clearTimeout(timer.current);
      else later(openByHover, Date.now() - closedAt.current < HOVER_SKIP_MS ? 0 : HOVER_OPEN_MS);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') later(close, HOVER_CLOSE_MS);
    },
  };

  return { isOpen, open, close, toggle, hoverProps };
}
