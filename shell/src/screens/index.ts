export type { ShellPage } from './shell-page';
export { notFoundPage, shellPages } from './shell-pages';
