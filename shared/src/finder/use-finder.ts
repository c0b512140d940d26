import { useDebouncedCallback } from '@spotlight/shared/vendor/debounce';
import { useState } from 'react';
import { wordsInput } from '@spotlight/shared/ui';

const QUIET_MS = 250;

/** What is typed into a finder, and the words to look for once the typing rests. */
export function useFinder() {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const lookFor = useDebouncedCallback((text: string) => setWords(text.trim()), QUIET_MS);
  const settled = wordsInput(lookFor);
  const input: typeof settled = {
    ...settled,
    onChange: (change) => {
      setTyped(change.currentTarget.value);
      settled.onChange(change);
    },
  };
  const clear = () => {
    lookFor.cancel();
    setTyped('');
    setWords('');
  };
  return { typed, words, input, clear };
}

/** What `useFinder` gives. */
export type FinderState = ReturnType<typeof useFinder>;
