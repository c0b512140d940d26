import { useEffect, useRef, useState } from 'react';

/** Gives the ref of a button that takes the focus when it appears in the place of what was pressed. */
export function useFocusOnMount(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [focusesOnMount] = useState(takesFocus);
  useEffect(() => {
    if (focusesOnMount) button.current?.focus();
  }, [focusesOnMount]);
  return button;
}
