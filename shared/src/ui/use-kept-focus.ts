import { useEffect, useRef } from 'react';

/**
 * Keeps the focus where somebody works: when what had it disappears, because what was pressed is done,
 * it goes to the element of this ref instead of nowhere. The element needs `tabIndex={-1}` and a name,
 * which is read aloud.
 */
export function useKeptFocus<Kept extends HTMLElement>() {
  const ref = useRef<Kept>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const enter = () => {
      hadFocus.current = true;
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) {
        hadFocus.current = element.contains(relatedTarget as Node);
        return;
      }
      // Gone from the page, or left for an empty spot of it?
      queueMicrotask(() => {
        if ((target as Node).isConnected) hadFocus.current = false;
      });
    };
    // Its parts come and go on their own, so it is the document that says it.
    const changes = new MutationObserver(() => {
      const { activeElement } = document;
      if (hadFocus.current && (!activeElement || activeElement === document.body)) element.focus();
    });
    changes.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);

  return ref;
}
