import { useLayoutEffect, useState } from 'react';

/** Content that outlives the frame around it: drawn into `host`, which stands in whatever frame has the `slot`. */
export function useMovable() {
  const [movable] = useState(() => {
    const host = document.createElement('div');
    host.style.display = 'contents';
    const slot = (frame: HTMLElement | null) => {
      frame?.append(host);
    };
    return [host, slot] as const;
  });
  return movable;
}

interface Frame {
  isBeside: boolean;
  /** What had the focus when the frame before it went. */
  focused?: Element | null;
}

/**
 * The frame to draw. Browsers take the focus from what moves within the page, and let a dialog that moved fall
 * behind: after a change of the frame both are put back.
 * @param isBeside which one there is room for
 */
export function useFrame(isBeside: boolean): boolean {
  const [frame, setFrame] = useState<Frame>({ isBeside });
  useLayoutEffect(() => {
    // While the old frame still stands: afterwards nobody knows what had the focus.
    if (isBeside !== frame.isBeside) setFrame({ isBeside, focused: document.activeElement });
  }, [isBeside, frame]);
  useLayoutEffect(() => {
    if (!frame.focused) return;
    // In the order of the page, which is that of their opening: the sheet, and the questions over it.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.close();
      dialog.showModal();
    }
    if (frame.focused instanceof HTMLElement) frame.focused.focus();
  }, [frame]);
  return frame.isBeside;
}
