export { createLoginRequests } from './login-requests';
export { LoginSheetOutlet } from './login-sheet-outlet';
