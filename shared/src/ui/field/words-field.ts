import { useEffect, useRef, type ChangeEvent, type CompositionEvent, type RefObject } from 'react';

/** For a field whose words are looked for: what an input method is still making waits until it is put down. */
export const wordsInput = (onWords: (text: string) => void) => ({
  onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) onWords(currentTarget.value);
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    onWords(currentTarget.value),
});

interface ToldText {
  field: { ref: RefObject<HTMLInputElement | null>; defaultValue: string };
  /** Says that these words come from the field, and hands them on, unless they were the last that were known. */
  tell(text: string): void;
}

/**
 * A text field whose words live elsewhere, as in the address. What comes from there replaces the text (the back
 * button, a link); what the field itself has told comes back late, while the next letters are being typed, and
 * changes nothing.
 * @param onReplace called when other words have come, after which nothing that was typed counts any more
 */
export function useToldText(
  settled: string,
  onTell?: (text: string) => void,
  onReplace?: () => void,
): ToldText {
  const ref = useRef<HTMLInputElement>(null);
  const drawn = useRef(settled);
  const known = useRef(settled);
  const underway = useRef<string[]>([]);
  useEffect(() => {
    if (settled === drawn.current) return;
    drawn.current = settled;
    const field = ref.current;
    const own = underway.current.indexOf(settled);
    // Drawings are left out when the next one is due: with one, all before it have come.
    underway.current = underway.current.slice(own + 1);
    if (!field || (own >= 0 && field === document.activeElement)) return;
    underway.current = [];
    known.current = settled;
    field.value = settled;
    onReplace?.();
  });
  const tell = (text: string) => {
    if (text === known.current) return;
    known.current = text;
    underway.current.push(text);
    onTell?.(text);
  };
  return { field: { ref, defaultValue: settled }, tell };
}
