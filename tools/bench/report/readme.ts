import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- measured: npm run bench writes this -->';
const END = '<!-- /measured -->';

/** Puts what was measured between the two marks of a Markdown file. */
export function writeMeasured(file: string, text: string): void {
  writeFileSync(file, replaceMeasured(readFileSync(file, 'utf8'), text));
}

/** @throws Error when the marks are missing */
export function replaceMeasured(markdown: string, text: string): string {
  const [before, rest] = markdown.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`the marks ${BEGIN} are missing`);
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
}
