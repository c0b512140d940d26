import { useToldText, wordsInput } from '@spotlight/shared/ui';
import { useDebouncedCallback } from '@spotlight/shared/vendor/debounce';

const PAUSE_MS = 300;

/**
 * A text field whose settled value lives elsewhere (the address): typing settles after a pause, or at once by
 * `flush` as Enter does; a value that changes from outside, as by the back button, replaces the text.
 */
export function useDebouncedText(settled: string, onSettle: (text: string) => void) {
  const { field, tell } = useToldText(settled, onSettle);
  const settle = useDebouncedCallback((typed: string) => {
    // Another text has come in its place, or more is being typed, which settles later.
    if (typed === field.ref.current?.value) tell(typed.trim());
  }, PAUSE_MS);
  return { field: { ...field, ...wordsInput(settle) }, flush: () => settle.flush() };
}
