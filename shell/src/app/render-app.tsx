import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import type { AppParts } from './start-app';

/** Draws the site, in slices: between them the browser notices what is pressed, and draws what scrolls. */
export function renderApp(root: HTMLElement, app: AppParts): void {
  startTransition(() => createRoot(root).render(<App {...app} />));
}
