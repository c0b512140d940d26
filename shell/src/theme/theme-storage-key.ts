/** Where the visitor's theme is stored. In a file of its own, because the page's inline script reads it too. */
export const THEME_STORAGE_KEY = 'spotlight-theme';
