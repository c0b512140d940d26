export { HomeSlotsProvider } from './home/home-slots';
export type { ShellPage } from './shell-page';
export { notFoundPage, shellPages } from './shell-pages';
