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
  onceShown(work, (once) => requestAnimationFrame(() => setTimeout(once)));
}

/**
 * The same for what costs a frame itself. The first one is drawn a while before it is on the screen, and whatever the
 * page does in between holds it up.
 */
export function afterFirstPaint(work: () => void): void {
  onceShown(work, (once) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) once();
    }).observe({ type: 'paint', buffered: true });
  });
}

function onceShown(work: () => void, wait: (once: () => void) => void): void {
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
  wait(once);
  setTimeout(once, FRAME_PATIENCE_MS);
}
