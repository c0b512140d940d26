import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { webcrypto } from 'node:crypto';

// The default of one second is short for a busy machine and says nothing about the product.
configure({ asyncUtilTimeout: 5000 });

// jsdom lacks what every current browser has.
Object.assign(globalThis, {
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
});
if (!globalThis.crypto?.subtle) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
for (const name of ['fetch', 'Request', 'Response', 'Headers'] as const) {
  globalThis[name] ??= (() => {
    throw new Error(`${name}() is not available in unit tests; pass a fake backend instead`);
  }) as never;
}
if (typeof window !== 'undefined') {
  // A screen of no particular kind: no media condition holds, unless a test says otherwise.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
}
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
