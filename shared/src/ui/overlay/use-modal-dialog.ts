import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Makes a mounted native `<dialog>` modal. The platform makes the rest of the page inert, keeps the
 * focus inside and gives it back on closing; this hook adds what it leaves open.
 *
 * The focus goes to the element with `data-autofocus`, else to the dialog itself, whose name is then
 * read aloud, instead of to its close button.
 */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressBegan = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)?.focus();
    // An element that leaves the page while open would not give the focus back.
    return () => dialog?.close();
  }, []);

  return {
    ref,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      if (event.target === ref.current) onClose();
    },
    // Browsers may close a dialog although `cancel` was prevented, on a second Escape for instance.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
    // Content covers the whole dialog, so only its backdrop has the dialog itself as target. A press
    // that began inside (selecting text, say) and ends on the backdrop does not count.
    onMouseDown: (event: MouseEvent) => {
      pressBegan.current = event.target;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && pressBegan.current === ref.current) onClose();
    },
  };
}
