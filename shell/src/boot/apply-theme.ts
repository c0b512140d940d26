/** Puts the stored theme on the document; `system` leaves the choice to the style sheet. */
export function applyTheme(): void {
  const theme: unknown = localStorage['spotlight-theme'];
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}
