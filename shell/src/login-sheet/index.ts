export { createLoginRequests, type LoginRequests } from './login-requests';
export { LoginSheetOutlet } from './login-sheet-outlet';
