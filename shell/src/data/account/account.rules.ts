/** Longest name of a person, in characters. */
export const MAX_USERNAME_LENGTH = 50;

/** Looks like an address that mail can reach; whether it does, only a mail can tell. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/**
 * A Taiwanese mobile number (0912-345-678), a landline (02-2345-6789, perhaps #12) or an international
 * number (+ and 7 to 15 digits), as the database wants it. Empty is no phone number, which the caller
 * may allow.
 */
export const isPhone = (text: string): boolean =>
  /^(09\d{8}|0[2-8]\d{7,8}(#\d{1,6})?|\+[1-9]\d{6,14})$/.test(text.replace(/[\s().-]/g, ''));
