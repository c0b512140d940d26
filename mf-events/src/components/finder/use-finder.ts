import { useEffect, useState } from 'react';

const QUIET_MS = 250;

/** What is typed into a finder, and the words to look for once the typing rests. */
export function useFinder() {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const quiet = setTimeout(() => setWords(typed.trim()), QUIET_MS);
    return () => clearTimeout(quiet);
  }, [typed]);
  const clear = () => {
    setTyped('');
    setWords('');
  };
  return { typed, words, type: setTyped, clear };
}

/** What `useFinder` gives. */
export type FinderState = ReturnType<typeof useFinder>;
