import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { whenComposed } from '../boot/composing';
import { PRERENDERED } from '../boot/prerendered';
import { preloadLoginSheet } from '../login-sheet';
import { App } from './app';
import type { AppParts } from './start-app';

/** Draws the site, in slices: between them the browser notices what is pressed, and draws what scrolls. */
export function renderApp(root: HTMLElement, app: AppParts): void {
  const { isLoggedIn, isLoading } = app.session.getState();
  // What was pressed on the prerendered page is repeated at the takeover, and may ask to sign in.
  if (document.querySelector(PRERENDERED) && !isLoggedIn && !isLoading) preloadLoginSheet();
  // Not earlier: until the takeover the page says what was prerendered, in Chinese.
  document.documentElement.lang = app.i18n.language;
  whenComposed(() => startTransition(() => createRoot(root).render(<App {...app} />)));
}
