import { PRERENDERED } from './prerendered';

/** Frames do not come in every window that is visible, such as one that is covered. */
const FRAME_PATIENCE_MS = 500;

/**
 * Keeps what stands below the first view of a prerendered page out of the first frame. The browser would lay out
 * and paint all that is within a screen and a half, which costs a slow phone as much as the first view does.
 * Said by this script and not by the page, so that without scripts all of it is shown.
 */
export function awaitFurther(): void {
  document.documentElement.dataset['firstFrame'] = '';
}

/** Lets the browser draw the rest, where it is near the screen, and the parts of fields of days and hours. */
export function showFurther(): void {
  delete document.documentElement.dataset['firstFrame'];
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-type]')) {
    field.type = field.dataset['type'] ?? '';
  }
}

/**
 * Does in a task after the next frame what the visible page can do without. One that was prerendered is shown
 * first: on a slow phone even asking for files takes as long as a frame.
 */
export function afterFrame(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  if (document.hidden || !document.querySelector(PRERENDERED)) {
    once();
    return;
  }
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FRAME_PATIENCE_MS);
}
