import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

interface DebouncedText {
  /** What stands in the field. */
  text: string;
  setText(text: string): void;
  /** Settles at once, as Enter does. */
  flush(): void;
}

/**
 * A text field whose settled value lives elsewhere (the address): typing shows at once and settles
 * after a pause; a value that changes from outside, as by the back button, replaces the text.
 */
export function useDebouncedText(settled: string, onSettle: (text: string) => void): DebouncedText {
  const [text, setText] = useState(settled);
  const [seen, setSeen] = useState(settled);
  const [sent, setSent] = useState(settled);
  if (seen !== settled) {
    setSeen(settled);
    // The echo of what was sent arrives while the next letters are being typed: it changes nothing.
    if (settled !== sent) {
      setSent(settled);
      setText(settled);
    }
  }

  const settle = (typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    onSettle(trimmed);
  };
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => settleAfterPause(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, flush: () => settle(text) };
}
