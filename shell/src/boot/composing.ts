/** Says on the page that an input method is making a word in it. */
export const COMPOSING = 'composing';

/** Does it now, or as soon as the word that an input method is making has been put down: nothing may take its field away. */
export function whenComposed(work: () => void): void {
  if (document.documentElement.dataset[COMPOSING] === undefined) work();
  // In a task of its own: the field tells its word after the end in some browsers.
  else
    document.addEventListener('compositionend', () => setTimeout(whenComposed, 0, work), {
      once: true,
    });
}
