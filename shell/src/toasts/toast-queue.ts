import type { ToastOptions, Toasts } from '@spotlight/shared/contract';
import { createStore, type ReadonlyStore } from '@spotlight/shared/vendor/store';

export type ToastTone = 'success' | 'error' | 'info';

export interface QueuedToast {
  tone: ToastTone;
  message: string;
  options: ToastOptions;
}

type ShowToast = (toast: QueuedToast) => void;

export interface ToastQueue extends Toasts {
  /** Hands the waiting toasts, and every later one, to the outlet. @returns a function that lets go. */
  connect(show: ShowToast): () => void;
  /** Has anything been said yet? The outlet's code is loaded only then. */
  store: ReadonlyStore<{ isUsed: boolean }>;
}

/** Toasts that can be said before there is anything to show them with. */
export function createToastQueue(): ToastQueue {
  const waiting: QueuedToast[] = [];
  const store = createStore(() => ({ isUsed: false }));
  let show: ShowToast | undefined;

  const say =
    (tone: ToastTone) =>
    (message: string, options: ToastOptions = {}) => {
      const toast = { tone, message, options };
      if (show) show(toast);
      else waiting.push(toast);
      if (!store.getState().isUsed) store.setState({ isUsed: true });
    };

  return {
    success: say('success'),
    error: say('error'),
    info: say('info'),
    connect(outlet) {
      show = outlet;
      for (const toast of waiting.splice(0)) outlet(toast);
      return () => {
        if (show === outlet) show = undefined;
      };
    },
    store,
  };
}
