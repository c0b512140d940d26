import { useDebouncedCallback } from '@spotlight/shared/vendor/debounce';
import { useState } from 'react';

const QUIET_MS = 250;

/** What is typed into a finder, and the words to look for once the typing rests. */
export function useFinder() {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const lookFor = useDebouncedCallback((text: string) => setWords(text.trim()), QUIET_MS);
  const type = (text: string) => {
    setTyped(text);
    lookFor(text);
  };
  const clear = () => {
    lookFor.cancel();
    setTyped('');
    setWords('');
  };
  return { typed, words, type, clear };
}

/** What `useFinder` gives. */
export type FinderState = ReturnType<typeof useFinder>;
