export { createLoginRequests } from './login-requests';
export { LoginSheetOutlet, preloadLoginSheet } from './login-sheet-outlet';
