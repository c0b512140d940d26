const KEY = 'spotlight.forced';

/** Has this tab been loaded anew already because of this minimum? */
export const wasForced = (minimum: string): boolean => sessionStorage[KEY] === minimum;

/** Remembers, for as long as the tab is there, that it is loaded anew because of this minimum. */
export const rememberForced = (minimum: string): void => {
  sessionStorage[KEY] = minimum;
};
