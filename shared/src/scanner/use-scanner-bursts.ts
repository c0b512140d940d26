import { useEffect, useEffectEvent, type RefObject } from 'react';
import { BurstReader } from './burst.rules';

type Field = HTMLInputElement | HTMLTextAreaElement;

const notForWords = ['checkbox', 'radio', 'button', 'submit', 'range', 'file'];

/** Is it a field in which a person writes? A list of choices is none: a code would choose from it. */
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !notForWords.includes(target.type));

/** A field whose Enter looks something up and decides nothing. */
const isLookup = (field: Field) => field.type === 'search' || field.enterKeyHint === 'search';

/** Writes into a field as somebody would, so that whoever binds it notices. */
function write(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const writesCharacter = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !repeat;

/** Some scanners end a code with a control character, which is a command to the browser. */
const isEnd = ({ key, ctrlKey }: KeyboardEvent) =>
  key === 'Enter' || key === 'Tab' || (ctrlKey && /^[jm]$/i.test(key));

const stop = (event: KeyboardEvent) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Is something asked or shown over the page? */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Leaves undecided whatever is asked, as Escape does: the next guest has come. */
export function closeDialogs(): void {
  for (const dialog of [...document.querySelectorAll('dialog[open]')].toReversed()) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}

export interface ScannerBursts {
  /** What was scanned while no field had the focus, or what `isCode` knows wherever it was. */
  onScan: (text: string) => unknown;
  /** Belongs to `onScan` even when somebody was writing: the field gets back what it had. */
  isCode?: (text: string) => boolean;
  /** The field for codes: takes the keys that go nowhere else, and is sent after what is scanned into it. */
  field?: RefObject<HTMLInputElement | null>;
}

/**
 * Hears scanners that are keyboards, wherever the focus is. What they type never presses a button,
 * chooses from a list or sends a form; words that a person writes stay where they are.
 */
export function useScannerBursts({ onScan, isCode = () => false, field }: ScannerBursts): void {
  const tell = useEffectEvent((text: string, target: EventTarget | null, before: string) => {
    if (isField(target)) {
      if (target === field?.current) {
        target.form?.requestSubmit();
        return true;
      }
      if (!isCode(text)) return !isLookup(target);
      write(target, before);
    }
    onScan(text);
    return true;
  });

  useEffect(() => {
    const reader = new BurstReader();
    let before = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, timeStamp } = event;
      if (isEnd(event)) {
        const text = reader.end(timeStamp);
        if (text !== null && tell(text, target, before)) stop(event);
        return;
      }
      if (!writesCharacter(event)) return;
      const isFirst = reader.add(event.key, timeStamp);
      if (isField(target)) {
        if (isFirst) before = target.value;
      } else if (field?.current && event.key !== ' ' && !isDialogOpen()) {
        field.current.focus();
      } else if (!isFirst) stop(event);
    };
    // Before everything else on the page: a code has no commands in it.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [field]);
}
