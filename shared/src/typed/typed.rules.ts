/**
 * What people type, in the one spelling in which it is stored. The same rules as the database's
 * (`…_typed_text.sql`); `contact-rules.test.ts` asks both.
 */

const unseen = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f]`,
    String.raw`[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]`,
    String.raw`[\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]`,
    // The joiner stays within an emoji, which would fall apart without it.
    String.raw`(?<![\u2190-\u2bff\ufe0f\u{1f000}-\u{1faff}])\u200d`,
    String.raw`\u200d(?![\u2190-\u2bff\u{1f000}-\u{1faff}])`,
  ].join('|'),
  'gu',
);

/** A text without what nobody sees and no file takes: control characters, those without width or that turn what follows. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\v\f]/g, ' ')
    .replaceAll(unseen, '');

const around = /^[\s\u2800]+|[\s\u2800]+$/g;
const seen = /[^\s\p{M}\u200D\u2800]/u;

/** The same without what stands around it; empty when nothing of it can be seen. */
export function trimmed(text: string): string {
  const rest = cleanText(text).replaceAll(around, '');
  return seen.test(rest) ? rest : '';
}

/** What an input method writes in full width, in half: ０ as 0, ／ as /, ＋ as +, and every dash as -. */
export const halfWidth = (text: string): string =>
  trimmed(text)
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212\u30FC\uFE58]/g, '-');

/** A number of an account or a company, or a code: without the spaces and dashes that make it readable. */
export const typedNumber = (text: string): string => halfWidth(text).replaceAll(/[\s-]/g, '');

const taiwanese = /^(09\d{8}|0[2-8]\d{7,8}(#\d{1,6})?)$/;
const international = /^\+(?!886)[1-9]\d{6,14}$/;

/**
 * A mobile or landline of Taiwan, or an international number with its plus sign, without punctuation and without
 * Taiwan's own prefix; `null` when it is none.
 */
export function phoneNumberOf(text: string): string | null {
  const number = halfWidth(text)
    .replace(/^(\+\s*\d{1,3})[\s-]*\(0\)/, '$1')
    .replace(/\s*(分機|轉|ext\.?|#)[\s:]*/i, '#')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(((\+|00|002)?886)0?(?=[2-9])|(?=9\d{8}$))/, '0');
  return taiwanese.test(number) || international.test(number) ? number : null;
}

/** The last five digits of an account, of which somebody may have pasted all; `null` when there are none. */
export function lastFiveOf(text: string): string | null {
  const digits = typedNumber(text);
  return /^\d{5,16}$/.test(digits) ? digits.slice(-5) : null;
}

/** A mobile barcode (載具): / and seven of 0-9 A-Z . + - */
export const carrierOf = (text: string): string =>
  halfWidth(text).replaceAll(/\s/g, '').toUpperCase();

/** An e-mail address as it is stored. */
export const emailAddressOf = (text: string): string =>
  halfWidth(text).replaceAll('。', '.').toLowerCase();

const wrongInDomain = /[,;:<>()[\]"\\!#$%&'*+/=?^_`{|}~\u3000-\u303F]|\.\.|^[.-]/;

/** Looks like an address that mail can reach; whether it does, only a mail can tell. */
export function isEmail(text: string): boolean {
  const address = emailAddressOf(text);
  return (
    address.length <= 254 &&
    /^[^\s@,;:<>()[\]"\\]+@[^\s@]+\.[^\s@.]{2,}$/.test(address) &&
    !wrongInDomain.test(address.slice(address.indexOf('@') + 1))
  );
}
