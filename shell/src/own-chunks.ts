/// <reference types="webpack/module" />
/**
 * Before anything else of the shell's: its late scripts wait until it is known which they are (`boot/own-code.ts`), because
 * the hash of a script has to be there when its element is made.
 */
const load = __webpack_chunk_load__;
__webpack_chunk_load__ = async (chunk: string | number) => {
  await window.spotlightOwnCode?.();
  return load(chunk);
};

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module, whose names are its own
export {};
