import { COMPOSING } from './composing';
import { PRERENDERED, type FoldedChoice } from './prerendered';
import { readJson } from './page-plan';

/**
 * Until the scripts are there, a page that was prerendered looks ready and is not. What a visitor presses,
 * types or chooses meanwhile is remembered and replayed in the real page at the takeover, the moment at which it takes
 * the place of the prerendered one. Links need none of this: they lead on by themselves.
 */
export function replayInput(): void {
  const written = new Map<Element, Control>();
  const done = new Map<Element, Control>();
  const listen = (type: string, into: Map<Element, Control>, selector: string) =>
    document.addEventListener(
      type,
      (event) => {
        const element = event.target instanceof Element ? event.target.closest(selector) : null;
        if (!element?.closest(PRERENDERED) || sendsItsForm(element)) return;
        into.set(element, describe(element));
        // The browser would send it itself, to where nothing answers forms.
        if (type === 'submit') event.preventDefault();
      },
      true,
    );
  listen('input', written, 'input:not([type="checkbox"], [type="radio"]), select, textarea');
  // What has a language of its own chooses between them: the other page offers the other one.
  listen('click', done, 'button:not([lang]), summary, input[type="checkbox"], input[type="radio"]');
  listen('submit', done, 'form');
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, unfoldList, true);

  /** The field in which an input method is making a word, and what it said before. */
  let composed: { field: EventTarget; before: string } | undefined;
  const endComposition = () => {
    composed = undefined;
    delete document.documentElement.dataset[COMPOSING];
  };
  document.addEventListener('compositionstart', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(PRERENDERED)) return;
    composed = { field: target, before: (target as Field).value };
    document.documentElement.dataset[COMPOSING] = '';
  });
  document.addEventListener('compositionend', endComposition);

  // The first change of state: the page is read, and the main script is yet to run.
  document.addEventListener(
    'readystatechange',
    () => {
      const root = document.querySelector(PRERENDERED)?.parentElement;
      if (!root) return;
      new MutationObserver((_, observer) => {
        if (root.querySelector(PRERENDERED)) return;
        observer.disconnect();
        // The rules of the page that was here (`site/page-style.ts`).
        document.adoptedStyleSheets = [];
        for (const [element, control] of written) {
          // What an input method has not put down yet, it puts down where the focus is by then.
          const { value } = element as Field;
          write(find(control), element === composed?.field ? composed.before : value);
        }
        endComposition();
        // In a task of its own: by then the page knows what has been written.
        setTimeout(() => [...done.values()].forEach(repeat));
      }).observe(root, { childList: true });
    },
    { once: true },
  );
}

/** A list of the prerendered page holds the choice that it shows; the others come when somebody opens it. */
function unfoldList({ target }: Event): void {
  const list = target instanceof HTMLSelectElement ? target : null;
  const index = list?.dataset['list'];
  const choices = index && readJson<FoldedChoice[][]>('prerendered-lists')?.[Number(index)];
  if (!list || !choices) return;
  delete list.dataset['list'];
  const { value } = list;
  list.replaceChildren(...choices.map(unfold));
  list.value = value;
}

function unfold([text, choices]: FoldedChoice): Element {
  if (typeof choices === 'string') return new Option(text, choices);
  const group = document.createElement('optgroup');
  group.label = text;
  group.append(...choices.map(unfold));
  return group;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What tells a control from the others of its page, in the prerendered page and in the real one alike. */
interface Control {
  tag: string;
  label: string;
  /** Its place among visible controls of the same tag and label. */
  place: number;
  /** Its place among all visible ones of the tag, for a page that comes in another language. */
  placeOfTag: number;
  language: string;
}

const labelOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;

const visible = (tag: string) =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getClientRects().length > 0,
  );
const alike = ({ tag, label }: Pick<Control, 'tag' | 'label'>) =>
  visible(tag).filter((element) => labelOf(element) === label);

function describe(element: Element): Control {
  const control = { tag: element.localName, label: labelOf(element) };
  const placeIn = (controls: Element[]) => controls.indexOf(element);
  return {
    ...control,
    place: placeIn(alike(control)),
    placeOfTag: placeIn(visible(control.tag)),
    language: document.documentElement.lang,
  };
}

/** Its press is followed by the form's own event. */
const sendsItsForm = (element: Element) =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;

function repeat(control: Control): void {
  const element = find(control);
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element?.click();
}

const find = (control: Control): HTMLElement | undefined =>
  control.language === document.documentElement.lang
    ? alike(control)[control.place]
    : visible(control.tag)[control.placeOfTag];

function write(field: HTMLElement | undefined, value: string): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  // Past React's own setter, which would take the event below for no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
}
