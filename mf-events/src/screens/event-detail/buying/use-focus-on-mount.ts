import { useEffect, useRef, useState } from 'react';

/** Gives the ref of a button that takes the focus when it appears in the place of what was pressed. */
export function useFocusOnMount(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [isHeir] = useState(takesFocus);
  useEffect(() => {
    if (isHeir) button.current?.focus();
  }, [isHeir]);
  return button;
}
