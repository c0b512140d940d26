/**
 * Looks like an address that mail can reach; whether it does, only a mail can tell. What stands around
 * it is left out before it is sent. The same rule as the server's (`contact-rules.test.ts` compares them).
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address);
}

const taiwaneseMobile = /^09\d{8}$/;
const taiwaneseLandline = /^0[2-8]\d{7,8}(#\d{1,6})?$/;
const international = /^\+[1-9]\d{6,14}$/;

const withoutPunctuation = (phone: string) => phone.replace(/[\s().-]/g, '');

/**
 * Is this a number that somebody can be called on? A mobile or landline of Taiwan, or an
 * international number with its plus sign; the same rule as the server's.
 */
export function isPhoneNumber(phone: string): boolean {
  const digits = withoutPunctuation(phone);
  return [taiwaneseMobile, taiwaneseLandline, international].some((form) => form.test(digits));
}

/** Writes a Taiwanese mobile as `0912-345-678`; leaves everything else as it was typed. */
export function formatPhoneNumber(phone: string): string {
  const digits = withoutPunctuation(phone);
  return taiwaneseMobile.test(digits)
    ? `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`
    : phone.trim();
}
