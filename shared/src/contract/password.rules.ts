/**
 * What a password needs, wherever one is chosen: the forms, the accounts server and DEMO_PASSWORD ask here.
 * Any character that is neither letter nor digit is a symbol.
 */
export const passwordRules = [
  { id: 'length', test: (password: string) => [...password].length >= 8 },
  { id: 'lower', test: (password: string) => /[a-z]/.test(password) },
  { id: 'upper', test: (password: string) => /[A-Z]/.test(password) },
  { id: 'digit', test: (password: string) => /\d/.test(password) },
  { id: 'symbol', test: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
] as const;

export type PasswordRuleId = (typeof passwordRules)[number]['id'];

/** The rules that the password does not meet, in the order in which they are listed. */
export const brokenPasswordRules = (password: string): PasswordRuleId[] =>
  passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.id);

/** The rules, as a sentence for developers and operators lists them. */
export const passwordRuleNames: Record<PasswordRuleId, string> = {
  length: 'at least 8 characters',
  lower: 'a lower-case letter',
  upper: 'an upper-case letter',
  digit: 'a digit',
  symbol: 'a character that is neither letter nor digit, such as ! ? - _ .',
};
