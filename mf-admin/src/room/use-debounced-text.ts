import { useDebouncedCallback } from '@spotlight/shared/vendor/debounce';
import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';

const PAUSE_MS = 300;

interface DebouncedText {
  /** For the field; what is typed stays in it. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    defaultValue: string;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
  };
  /** Settles at once, as Enter does. */
  flush(): void;
}

/**
 * A text field whose settled value lives elsewhere (the address): typing settles after a pause; a value
 * that changes from outside, as by the back button, replaces the text.
 */
export function useDebouncedText(settled: string, onSettle: (text: string) => void): DebouncedText {
  const ref = useRef<HTMLInputElement>(null);
  const sent = useRef(settled);
  const settle = useDebouncedCallback((typed: string) => {
    const text = typed.trim();
    if (text === sent.current) return;
    sent.current = text;
    onSettle(text);
  }, PAUSE_MS);

  useEffect(() => {
    // The echo of what was sent arrives while the next letters are being typed: it changes nothing.
    if (settled === sent.current) return;
    sent.current = settled;
    settle.cancel();
    if (ref.current) ref.current.value = settled;
  }, [settled, settle]);

  return {
    field: {
      ref,
      defaultValue: settled,
      onChange: (event) => settle(event.currentTarget.value),
    },
    flush: () => settle.flush(),
  };
}
