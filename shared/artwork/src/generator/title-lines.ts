const SIZES = [50, 44, 38, 32];
const WIDEST_LINE = 352;
const LONGEST_SINGLE_LINE = 6.2;
const CLOSING_PUNCTUATION = /^[、。，．！？；：）」』】〉》〕…%!?,.;:)\]}]/;
const LATIN_TAIL = /^(.*[\u3400-\u9fff])\s([\u0020-\u007e]+)$/;
const HEAD_END = /[：:｜|〈《「【（(]|\s[-–—~]\s/;

/** Lines of a title and the font size at which they fit. */
export interface TitleLines {
  lines: string[];
  size: number;
}

/** Width of text in ems: a Chinese character is one em, Latin letters are about half. */
export function measureEms(text: string): number {
  let ems = 0;
  for (const character of text) {
    if (character === ' ') ems += 0.28;
    else if (/[A-ZＡ-Ｚ&@#%]/.test(character)) ems += 0.74;
    else if (character < '\u2000') ems += 0.58;
    else ems += 1;
  }
  return ems;
}

/**
 * The part of a title that a poster carries: what stands before the first colon, bar or bracket.
 * A Latin name behind a Chinese one becomes the `tail`, for the short line above.
 */
export function splitTitle(title: string): { head: string; tail: string } {
  const text = title.replace(/\s+/g, ' ').trim();
  const end = text.slice(1).search(HEAD_END);
  const start = end > 0 ? text.slice(0, end + 1).trim() : text;
  const [, head = start, tail = ''] = LATIN_TAIL.exec(start) ?? [];
  return { head, tail };
}

function splitWords(text: string): string[] {
  const segments =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter('zh-TW', { granularity: 'word' }).segment(text),
          ({ segment }) => segment,
        )
      : (text.match(/[\u0020-\u2000]+|./gu) ?? []);
  return segments.reduce<string[]>((words, segment) => {
    const last = words.length - 1;
    if (last >= 0 && CLOSING_PUNCTUATION.test(segment)) words[last] += segment;
    else words.push(segment);
    return words;
  }, []);
}

/** Two lines of about the same width, broken between words; one line when there is one word. */
export function breakInTwo(text: string): string[] {
  const words = splitWords(text);
  let best: string[] = [text];
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join('').trim(), words.slice(cut).join('').trim()];
    if (lines.every(Boolean) && widest(lines) < widest(best)) best = lines;
  }
  return best;
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(measureEms));

/** Letters as people see them: an emoji of several parts is none without one of them. */
const splitLetters = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('zh-TW').segment(text), ({ segment }) => segment)
    : Array.from(text);

/** Text that is at most so many ems wide; what is cut is marked. */
export function shorten(text: string, ems: number): string {
  if (measureEms(text) <= ems) return text;
  let kept = splitLetters(text);
  while (kept.length && measureEms(kept.join('')) > ems - 1) kept = kept.slice(0, -1);
  return `${kept.join('').trim()}…`;
}

/**
 * Breaks the head of a title (see `splitTitle`) into at most two lines of at most seven characters, between words
 * where the browser knows them. Longer titles get smaller, then lose their end.
 */
export const titleLines = (head: string): TitleLines =>
  fitLines(head, { sizes: SIZES, width: WIDEST_LINE, single: LONGEST_SINGLE_LINE });

interface Column {
  /** Font sizes to choose from, the largest first. */
  sizes: readonly number[];
  width: number;
  /** Ems up to which a text stays one line. */
  single: number;
}

/** Breaks text into at most two lines that fit a width. */
function fitLines(text: string, { sizes, width, single }: Column): TitleLines {
  const lines = measureEms(text) <= single ? [text] : breakInTwo(text);
  const size = sizes.find((candidate) => widest(lines) * candidate <= width);
  if (size) return { lines, size };
  const smallest = sizes[sizes.length - 1] as number;
  return { lines: lines.map((line) => shorten(line, width / smallest)), size: smallest };
}

/** The same, with a third line for what is too long for two; only the last one loses its end. */
export function fitThreeLines(text: string, column: Column): TitleLines {
  const two = fitLines(text, column);
  if (two.lines.every((line) => !line.endsWith('…'))) return two;
  const ems = column.width / two.size;
  const [first = '', second = '', ...rest] = fillLines(text, ems);
  const lines = [first, second, rest.join(' ')].filter(Boolean);
  return { lines: lines.map((line) => shorten(line, ems)), size: two.size };
}

/** As many words a line as there is room for. */
function fillLines(text: string, ems: number): string[] {
  let line = '';
  const lines: string[] = [];
  for (const word of splitWords(text)) {
    if (line && measureEms((line + word).trim()) > ems) {
      lines.push(line.trim());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trim()];
}
