import { PRERENDERED } from './prerendered';

/** Frames do not come in every window that is visible, such as one that is covered. */
const FRAME_PATIENCE_MS = 500;

/**
 * Does what the visible page can do without. One that was prerendered is shown first: on a slow phone even asking
 * for files takes as long as a frame.
 */
export function afterFirstFrame(work: () => void): void {
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
  // In a task after that frame.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FRAME_PATIENCE_MS);
}
