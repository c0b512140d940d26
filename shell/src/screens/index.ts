export { HomeSlotsProvider } from './home/home-slots';
export { NoPermissionScreen } from './no-permission/no-permission.screen';
export { NotFoundScreen } from './not-found/not-found.screen';
export type { ShellPage } from './shell-page';
export { shellPages } from './shell-pages';
