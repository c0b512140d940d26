import { PRERENDERED } from './prerendered';

/** Frames do not come in every window that is visible, such as one that is covered. */
const FRAME_PATIENCE_MS = 500;

/**
 * Runs the main script, which the page has begun to fetch. A page that was prerendered is shown first: from
 * the cache the script would be there before the first frame, and would hold it up for as long as it runs.
 */
export function startMain(): void {
  const preload = document.querySelector<HTMLLinkElement>('#app-main');
  if (!preload) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.src = preload.href;
    document.head.append(script);
  };
  if (document.hidden || !document.querySelector(PRERENDERED)) {
    start();
    return;
  }
  // In a task after that frame.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, FRAME_PATIENCE_MS);
}
