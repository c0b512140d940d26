/**
 * Somebody may have begun to type into the page that was drawn ahead. Call this before the real one takes
 * its place: what was typed, and the caret, go over into the field of the same name.
 */
export function carryTyping(root: HTMLElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !root.contains(field)) return;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const next = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
    if (!next) return;
    next.focus({ preventScroll: true });
    // Past React's own setter, which would take the event below for no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      next,
      field.value,
    );
    next.dispatchEvent(new Event('input', { bubbles: true }));
  }).observe(root, { childList: true });
}
