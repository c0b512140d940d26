export { ToastOutlet } from './toast-outlet';
export { createToastQueue, type ToastQueue } from './toast-queue';
