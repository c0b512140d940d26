export type Encoding = 'UTF-8' | 'UTF-16' | 'Big5';

const marks = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
];
/** Enough to tell by; what follows is written alike. */
const LOOKED_AT = 4096;

/** Text has no zeros, but as halves of its commas and line ends in UTF-16: they stand before or behind the character. */
function wideLabel(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  bytes.subarray(0, LOOKED_AT).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return null;
  const label = odd > even ? 'utf-16le' : 'utf-16be';
  // A lost zero in other text makes none: what ends its lines and cells is there, or it is not UTF-16.
  const isText = /[\n\r\t,;|]/.test(new TextDecoder(label).decode(bytes.subarray(0, LOOKED_AT)));
  return isText ? label : null;
}

const lostIn = (text: string) => text.split('\uFFFD').length - 1;
/** How many characters took more than one byte, and were whole. */
const wideIn = (text: string) => text.match(/[\u0080-\uFFFC\u{10000}-\u{10FFFF}]/gu)?.length ?? 0;

/**
 * The text of a file as programs in Taiwan write it: UTF-8, UTF-16 as Excel's "Unicode text", or Big5. Characters that
 * cannot be read are U+FFFD in it.
 */
export function decodeText(buffer: ArrayBuffer): { text: string; encoding: Encoding } {
  const bytes = new Uint8Array(buffer);
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  const label = mark?.label ?? wideLabel(bytes);
  if (label?.startsWith('utf-16')) {
    return { text: new TextDecoder(label).decode(bytes), encoding: 'UTF-16' };
  }
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  const [lost, wide] = [lostIn(utf8), wideIn(utf8)];
  const big5 = new TextDecoder('big5').decode(bytes);
  // Text in Big5 is hardly ever a character of UTF-8; in UTF-8 with a broken place nearly all are.
  const isUtf8 = mark || lost === 0 || (lostIn(big5) === 0 ? wide : wide * 2) > lost;
  return isUtf8 ? { text: utf8, encoding: 'UTF-8' } : { text: big5, encoding: 'Big5' };
}
