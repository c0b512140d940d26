const TOTAL = 6;

/** Prints the numbered steps of a start; the first one, the packages, happens before we exist. */
export function createProgress(print: (line: string) => void = console.log) {
  let step = 1;
  return {
    next: (title: string) => print(`[${++step}/${TOTAL}] ${title}`),
    detail: (text: string) => print(`      ${text}`),
  };
}
