import { THEME_STORAGE_KEY } from '../theme/theme-storage-key';

/** Puts the stored theme on the document; `system` leaves the choice to the style sheet. */
export function applyTheme(): void {
  const theme: unknown = localStorage[THEME_STORAGE_KEY];
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}
