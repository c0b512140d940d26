/// <reference types="webpack/module" />
/**
 * First of what runs in a bundle of webpack's: lets a retry ask for files past what the browser, or a proxy,
 * remembers of an earlier attempt. A browser hands out a preload that failed once more for every request
 * of the same address, so a folder that was out would stay out until the page is loaded anew.
 *
 * The script that a bundle starts with may say in its address how often it failed (`?attempt=2`): its chunks
 * say the same. A chunk that is asked for again counts on from there.
 */
const { src } = document.currentScript as HTMLScriptElement;
const earlier = Number(new URL(src).searchParams.get('attempt'));
const asked = new Map<string | number, number>();
const fileOf = __webpack_get_script_filename__;

__webpack_get_script_filename__ = (chunk) => {
  const attempt = asked.get(chunk) ?? earlier;
  asked.set(chunk, attempt + 1);
  return attempt > 0 ? `${fileOf(chunk)}?attempt=${attempt}` : fileOf(chunk);
};

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module, whose names are its own
export {};
