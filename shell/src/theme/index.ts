export { createThemeStore, type ThemeStore } from './theme-store';
export { useIsDark } from './use-is-dark';
export { useThemeSnapshot } from './use-theme-snapshot';
