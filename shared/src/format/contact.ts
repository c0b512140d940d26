import { halfWidth, phoneNumberOf } from '../typed/typed.rules';

export { isEmail } from '../typed/typed.rules';

/**
 * Is this a number that somebody can be called on? A mobile or landline of Taiwan, or an
 * international number with its plus sign; the same rule as the server's.
 */
export const isPhoneNumber = (phone: string): boolean => phoneNumberOf(phone) !== null;

/** Writes a Taiwanese mobile as `0912-345-678`; leaves everything else as it was typed. */
export function formatPhoneNumber(phone: string): string {
  const digits = phoneNumberOf(phone) ?? '';
  return digits.startsWith('09')
    ? `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`
    : halfWidth(phone);
}
